"use strict";
const games = [...document.querySelectorAll(".game")];
const picks = [...document.querySelectorAll(".pick")];
const board = document.getElementById("board").content.firstElementChild;
const scene = board.getElementById("scene");
let current;

// Shows the position after this many plies.
function show(ply) {
  const { element, scenes, buttons } = current;
  current.ply = Math.max(0, Math.min(ply, scenes.length - 1));
  scene.replaceChildren(scenes[current.ply].cloneNode(true));
  element.querySelector("input").value = current.ply;
  element.querySelector(".cursor").setAttribute("d", `M${current.ply} -5V105`);
  for (const button of buttons) {
    button.removeAttribute("aria-current");
  }
  const button = buttons[current.ply - 1];
  const now = element.querySelector(".now");
  now.textContent = "Start of the game";
  if (button) {
    button.setAttribute("aria-current", "true");
    const list = button.parentElement;
    // Scrolls the list alone, and never the page.
    if (list.scrollHeight > list.clientHeight) {
      list.scrollTop = button.offsetTop - list.clientHeight / 2;
    }
    const note = button.nextElementSibling;
    const [move, score] = [...button.children].map((child) => child.textContent);
    const said = note?.classList.contains("note") ? ` – ${note.textContent}` : "";
    now.textContent = `${current.numbers[current.ply - 1]} ${move} ${score}${said}`;
  }
}

// Shows a game from its start.
function open(index) {
  games.forEach((game, at) => { game.hidden = at !== index; });
  picks.forEach((pick, at) => pick.setAttribute("aria-current", at === index));
  const element = games[index];
  const buttons = [...element.querySelectorAll(".ply")];
  current = {
    element,
    buttons,
    numbers: buttons.map((button) => button.dataset.number),
    scenes: [...element.querySelector("template").content.firstElementChild.children],
  };
  element.querySelector(".board").replaceChildren(board);
  show(0);
}

const steps = {
  first: () => 0,
  back: () => current.ply - 1,
  on: () => current.ply + 1,
  last: () => Infinity,
};
const keys = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" };

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  const graph = event.target.closest(".graph");
  if (graph) {
    const { left, width } = graph.getBoundingClientRect();
    show(Math.round(((event.clientX - left) / width) * (current.scenes.length - 1)));
  } else if (button?.dataset.step) {
    show(steps[button.dataset.step]());
  } else if (button?.dataset.ply) {
    show(Number(button.dataset.ply));
  } else if (button?.dataset.game) {
    open(Number(button.dataset.game));
  }
});
document.addEventListener("input", (event) => show(Number(event.target.value)));
document.addEventListener("keydown", (event) => {
  const step = steps[keys[event.key]];
  // The slider moves by these keys itself.
  if (step && event.target.type !== "range" && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    show(step());
  }
});
open(0);
