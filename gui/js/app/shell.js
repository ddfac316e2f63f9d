// The shell around every view: the header with its navigation, messages, the live region, the page's dialogs.

import { html } from 'htm/preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { reasonText } from '../lang/errors.js';
import { loadLater, marked, t } from '../lang/texts.js';
import { Icon, IconButton } from '../parts/icons.js';
import { Boundary, Broken, Waiting } from './boundary.js';
import { DropZone } from './drop.js';
import { LinkDialog } from './link-dialog.js';
import { useKeys, useStore } from './hooks.js';
import { Refused } from './refused.js';
import { LAST_GAME, parseRoute, routeText } from './route.js';
import { added, SettingsDialog } from './settings.js';
import { load, save } from './store.js';

/** @import { App } from './app.js' */

/** What is typed at a terminal. @param {string} text */
const code = (text) => html`<code>${text}</code>`;

/** A view of the page. It is loaded, and its model made, when it is first shown; both are kept.
 * @typedef {{
 *   name: string,
 *   title: string,
 *   params?: readonly string[],
 *   takesGames?: boolean,
 *   takesMistakes?: boolean,
 *   table?: boolean,
 *   lobby?: boolean,
 *   Waiting?: (props: {}) => any,
 *   load: () => Promise<ViewModule>,
 * }} ViewDefinition `name` appears in the address; `params` are the parameters that belong to this view when the address
 *   names none; with `takesGames` its model has `receive(what)` for a GameRecord, to review it, and for
 *   PGN as `{files: File[]}`, and with `takesMistakes` for a Source, to practise the mistakes made in it; with `table` it shows a seat at a table: it exists while this tab has one, and is a guest's only
 *   view, or with `lobby` that of a guest of the lobby who has none; `Waiting` is drawn in place of the board until the view is there */

/** A game of the page.
 * @typedef {{
 *   name: string,
 *   title: string,
 *   icon: import('../parts/icons.js').IconName,
 *   views: readonly ViewDefinition[],
 *   help: () => Promise<(props: {app: App, onClose: () => void}) => any>,
 * }} GameDefinition `name` is the value of `UCI_Variant`; `help` loads the dialog that explains the game */

/** What the module of a view exports.
 * @typedef {{Model: new (app: App) => any, View: (props: any) => any}} ViewModule views with the same `Model` share one. `View` gets the props
 *   app, model, views (those of the game), params (URLSearchParams of the address) and go(name, what): shows the view of that name, after its
 *   model has received what is given, if anything is */

/** A game that one view hands to another.
 * @typedef {{tree: import('../game/tree.js').Tree, names: Record<'blue' | 'red', string>,
 *   date: string, result: import('../protocol/lines.js').Result, detail: string, flipped: boolean,
 *   options?: import('./app.js').Rules}} GameRecord `date` is when it began, `2026-05-31T12:00:00Z`; `detail` says how the game
 *   ended, `flipped` whether Red was below; `options` are those that it was played by, if not the page's */

/** A connection that takes longer to answer is called slow, in milliseconds. */
const SLOW = 4000;
/** The delay in milliseconds before the other views are loaded. */
const OTHERS_AFTER = 1500;

/** The game, the view and the parameters of the address.
 * @param {readonly GameDefinition[]} games @param {string} hash @param {boolean} laser whether something else in the
 *   address asks for Laser Chess */
function route(games, hash, laser) {
  const { view: name, params } = parseRoute(hash);
  const views = games.flatMap((game) => game.views);
  const found = views.find((one) => one.name === name) ?? views.find((one) => one.params?.some((param) => params.has(param)));
  const kept = laser ? null : load(LAST_GAME);
  const game = games.find((one) => (found ? one.views.includes(found) : one.name === kept)) ?? games[0];
  return { game, view: found ?? game.views[0], params };
}

/** The games, each with the views that it has now.
 * @param {App} app @param {readonly GameDefinition[]} all */
function useGames(app, all) {
  const seated = useStore(app.seat) !== null;
  return useMemo(() => {
    const shown = (/** @type {ViewDefinition} */ { table, lobby }) => (table ? seated : lobby ? app.guest && !seated : !app.guest);
    return all.map((game) => ({ ...game, views: game.views.filter(shown) })).filter(({ views }) => views.length > 0);
  }, [all, seated]);
}

/** @param {{app: App, games: readonly GameDefinition[]}} props */
export function Shell({ app, games: all }) {
  const games = useGames(app, all);
  const [hash, setHash] = useState(location.hash);
  const [opened, open, failed] = useOpened(app);
  const [dialog, setDialog] = useState(/** @type {'settings' | 'link' | null} */ (null));
  const [Help, setHelp] = useState(/** @type {any} */ (null));
  // The view of each game that was shown last.
  const [last] = useState(() => /** @type {Map<GameDefinition, ViewDefinition>} */ (new Map()));
  const elsewhere = useStore(app.elsewhere);
  const newer = useStore(app.newer);
  // How often the field of moves and questions has been asked for.
  const [asked, setAsked] = useState(0);
  const awaited = useStore(app.awaited);
  const { theme, names, pictures } = useStore(app.preferences);
  useEffect(() => {
    const listener = () => setHash(location.hash);
    addEventListener('hashchange', listener);
    // It may have changed since the first drawing.
    listener();
    return () => removeEventListener('hashchange', listener);
  }, []);
  // Before the effects of children, which may read the colours.
  useLayoutEffect(() => {
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  const { game, view, params } = route(games, hash, app.setup !== null);
  const { views } = game;
  last.set(game, view);
  useEffect(() => {
    document.querySelector('.tabs [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    document.title = [awaited && t('app-awaited'), view.title, game !== games[0] && game.title, 'Akhet'].filter(Boolean).join(' – ');
  }, [view, awaited]);
  useEffect(() => void save(LAST_GAME, game.name), [game]);
  useEffect(() => {
    const said = added();
    if (said !== null) app.toast(said);
  }, []);
  const shown = opened.get(view);
  useEffect(() => {
    if (!shown) {
      void open(view);
      return undefined;
    }
    // Load the others too, in case the server ends, but show this one first.
    const others = [...views.filter(({ table, lobby }) => !table && !lobby).map((one) => one.load), game.help];
    const timer = setTimeout(() => others.forEach((load) => void load().catch(() => {})), OTHERS_AFTER);
    return () => clearTimeout(timer);
  }, [view, shown]);
  /** @param {string} name @param {unknown} [what] */
  const go = async (name, what) => {
    const to = games.flatMap((one) => one.views).find((one) => one.name === name);
    if (to && what !== undefined) (await open(to))?.model.receive(what);
    location.hash = routeText(name);
  };
  const reviewer = views.find((one) => one.takesGames);
  const onFiles = useCallback((/** @type {File[]} */ files) => reviewer && go(reviewer.name, { files }), [reviewer]);
  const help = () => game.help().then((found) => setHelp(() => found), (error) => app.report(error));
  const toggleTheme = () => {
    const dark = theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
    app.preferences.merge({ theme: dark ? 'light' : 'dark' });
  };
  return html`
    <${WordsButton} app=${app} onOpen=${() => setAsked(asked + 1)} />
    <header class="head">
      <a class="brand" href=${routeText(views[0].name)} aria-label="Akhet"><${Logo} /><span>Akhet</span></a>
      ${games.length > 1 && !app.guest && html`<nav class="game-choice" aria-label=${t('app-games')}>
        ${games.map((one) => html`<a key=${one.name} href=${routeText((last.get(one) ?? one.views[0]).name)} aria-label=${one.title}
          aria-current=${one === game ? 'true' : undefined}><${Icon} name=${one.icon} /><span>${one.title}</span></a>`)}
      </nav>`}
      ${!app.guest && html`<nav class="tabs" aria-label=${t('app-views')}>
        ${views.map((one) => html`<a key=${one.name} href=${routeText(one.name)}
          aria-current=${one === view ? 'page' : undefined}>${one.title}</a>`)}
      </nav>`}
      <div class="head-tools">
        <button type="button" class="button plain how" aria-label=${t('common-how-to-play')} onClick=${help}>
          <${Icon} name="help" /><span>${t('common-how-to-play')}</span>
        </button>
        ${app.served && !app.guest && html`<${IconButton} icon="friends" label=${t('common-play-with-friend')} quiet extra="plain"
          onClick=${() => app.inviting.set(true)} />`}
        ${elsewhere && html`<${IconButton} icon="phone" label=${t('app-elsewhere')} quiet extra="plain" onClick=${() => setDialog('link')} />`}
        ${newer && html`<${IconButton} icon="again" label=${t('app-newer')} quiet extra="primary" onClick=${newer} />`}
        <${IconButton} icon="theme" label=${t('app-theme-switch')} quiet extra="plain theme" onClick=${toggleTheme} />
        <${IconButton} icon="settings" label=${t('app-settings')} quiet extra="plain" onClick=${() => setDialog('settings')} />
      </div>
    </header>
    <${Connection} app=${app} />
    <main class=${`view of-${game.name}`} key=${`${view.name} ${names} ${Object.values(pictures)}`}>
      ${failed?.view === view ? html`<${NotLoaded} app=${app} ...${failed} />` : shown
        ? html`<${Boundary}><${shown.View} app=${app} model=${shown.model} params=${params} views=${views} go=${go} /><//>`
        : html`<${Waiting} board=${view.Waiting && html`<${view.Waiting} />`}><p class="panel record"></p><//>`}
    </main>
    <${WordsField} app=${app} asked=${asked} />
    <${Toasts} app=${app} />
    <${Live} app=${app} />
    ${reviewer && html`<${DropZone} onFiles=${onFiles} />`}
    ${Help && html`<${Help} app=${app} onClose=${() => setHelp(null)} />`}
    ${dialog === 'link' && elsewhere && html`<${LinkDialog} link=${elsewhere} onClose=${() => setDialog(null)} onFriend=${() => {
      setDialog(null);
      app.inviting.set(true);
    }} />`}
    <${Friend} app=${app} game=${game} games=${all} />
    ${dialog === 'settings' && html`<${SettingsDialog} app=${app} laser=${game === games[0]} onClose=${() => setDialog(null)} />`}`;
}

/** The dialog that sets up a table, loaded on first use.
 * @param {{app: App, game: GameDefinition, games: readonly GameDefinition[]}} props */
function Friend({ app, game, games }) {
  const inviting = useStore(app.inviting);
  const [Dialog, setDialog] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (!inviting || Dialog) return;
    loadLater().then(() => import('../table/friend-dialog.js')).then(({ FriendDialog }) => setDialog(() => FriendDialog), (error) => {
      app.inviting.set(false);
      app.report(error);
    });
  }, [inviting]);
  return inviting && Dialog && html`<${Dialog} app=${app} game=${game} games=${games} onClose=${() => app.inviting.set(false)} />`;
}

/** Leads to the field of moves and questions: the first thing on the page for whoever uses no pointer.
 * @param {{app: App, onOpen: () => void}} props */
function WordsButton({ app, onOpen }) {
  const { words } = useStore(app.preferences);
  const open = () => {
    app.preferences.merge({ words: true });
    onOpen();
  };
  useKeys((event) => {
    if (event.key !== '/') return;
    event.preventDefault();
    open();
  });
  return html`<button type="button" class="button words-open" onClick=${open}>${t(words ? 'app-words-focus' : 'app-words')}</button>`;
}

/** The field of moves and questions, loaded when it is first wanted.
 * @param {{app: App, asked: number}} props it gets the focus whenever `asked` grows */
function WordsField({ app, asked }) {
  const { words } = useStore(app.preferences);
  const [Words, setWords] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (!words || Words) return;
    import('./words.js').then((module) => setWords(() => module.Words), (error) => {
      app.preferences.merge({ words: false });
      app.report(error);
    });
  }, [words]);
  const shown = words && Words !== null;
  // At once, or the first keys of somebody who types on would go to the page.
  useLayoutEffect(() => {
    if (shown && asked > 0) /** @type {HTMLElement | null} */ (document.querySelector('.words-field'))?.focus();
  }, [shown, asked]);
  return shown && html`<${Words} app=${app} onClose=${() => app.preferences.merge({ words: false })} />`;
}

/** The views that have been opened, each with its model; a function that opens one, or returns null if it cannot be loaded;
 * and the view that last could not be opened, with the reason.
 * @param {App} app */
function useOpened(app) {
  const [failed, setFailed] = useState(/** @type {{view: ViewDefinition, error: unknown} | null} */ (null));
  const [opened, setOpened] = useState(() => /** @type {Map<ViewDefinition, {View: any, model: any}>} */ (new Map()));
  const [opening] = useState(() => /** @type {Map<ViewDefinition, Promise<{View: any, model: any} | null>>} */ (new Map()));
  const [models] = useState(() => /** @type {Map<ViewModule['Model'], any>} */ (new Map()));
  /** @param {ViewDefinition} one */
  const load = async (one) => {
    try {
      const { Model, View } = await one.load();
      const model = models.get(Model) ?? new Model(app);
      models.set(Model, model);
      const found = { View, model };
      setOpened((before) => new Map(before).set(one, found));
      return found;
    } catch (error) {
      opening.delete(one);
      setFailed({ view: one, error });
      if (!isMissing(error)) console.error(error);
      return null;
    }
  };
  /** @param {ViewDefinition} one */
  const open = (one) => {
    setFailed(null);
    const found = opening.get(one) ?? load(one);
    opening.set(one, found);
    return found;
  };
  return /** @type {const} */ ([opened, open, failed]);
}

/** Whether an error says that a file has not arrived, which is not the page's fault: in the words of Chromium and Firefox, of WebKit,
 * or of a stylesheet of the page.
 * @param {unknown} error */
function isMissing(error) {
  return error instanceof TypeError && /dynamically imported module|^Importing a module script failed|cannot be loaded$/.test(error.message);
}

/** Loads the page again if it can be had: browsers remember that a module has not arrived, and do not ask for it again. */
const retry = () => fetch(location.href, { cache: 'no-store' }).then(() => location.reload(), () => {});

/** Shown in place of a view that could not be opened; retries by itself once the connection is back.
 * @param {{app: App, view: ViewDefinition, error: unknown}} props */
function NotLoaded({ app, view, error }) {
  const { kind } = useStore(app.link);
  const [began] = useState(kind);
  const missing = isMissing(error);
  useEffect(() => {
    if (missing && kind === 'ready' && began !== 'ready') void retry();
  }, [kind]);
  if (!missing) return html`<${Broken} title=${t('app-view-broken', { view: view.title })} error=${error} />`;
  return html`<section class="broken" role="alert">
    <h1>${t('app-view-missing', { view: view.title })}</h1>
    <p>${app.served ? marked('app-missing-server', { code }) : t('app-missing-network')}</p>
    <div class="broken-actions">
      <button type="button" class="button primary" onClick=${retry}>${t('common-try-again')}</button>
    </div>
  </section>`;
}

/** The sun between two hills: the hieroglyph that Akhet is named after. */
function Logo() {
  return html`<svg class="logo" viewBox="0 0 32 24" aria-hidden="true">
    <circle cx="16" cy="10" r="7" /><path d="M2 22q2-12 8-12 4 0 6 6 2-6 6-6 6 0 8 12z" />
  </svg>`;
}

/** The status of the connection while it is lost, or of the engine while it is loading, after a moment.
 * @param {{app: App}} props */
function Connection({ app }) {
  const status = useStore(app.link);
  const { kind, reason } = status;
  const refused = useStore(app.refused);
  const loading = useStore(app.loading);
  const lag = useStore(app.lag);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (kind === 'ready') {
      setShown(false);
      return undefined;
    }
    const timer = setTimeout(() => setShown(true), 400);
    return () => clearTimeout(timer);
  }, [kind]);
  if (refused) return html`<${Refused} />`;
  if (kind === 'ready' && lag > SLOW) return html`<p class="connection" role="status"><strong>${t('app-slow', { seconds: Math.floor(lag / 1000) })}</strong></p>`;
  if (!shown) return null;
  const why = reasonText(reason) || 'none';
  if (!app.served) {
    return kind === 'lost'
      ? html`<p class="connection" role="status"><strong>${t('app-engine-missing', { reason: why })}</strong></p>`
      : html`<progress class="loading" aria-label=${t('app-engine-loading')} value=${loading?.progress} max=${loading?.total} />`;
  }
  if (status.kind === 'lost' && status.full) {
    return html`<p class="connection" role="status">${marked('app-full', { b: (text) => html`<strong>${text}</strong>` })}</p>`;
  }
  return html`<p class="connection" role="status">
    <strong>${t('app-lost', { reason: why })}</strong>
    ${' '}${app.guest ? t('app-lost-guest') : marked('app-lost-kept', { code })}
  </p>`;
}

/** @param {{app: App}} props */
function Toasts({ app }) {
  const toasts = useStore(app.toasts);
  return html`<div class="toasts" role="status">
    ${toasts.map(({ id, text }) => html`<div class="toast" key=${id}>
      <p>${text}</p>
      <${IconButton} icon="close" label=${t('app-dismiss')} quiet extra="plain" onClick=${() => app.dismiss(id)} />
    </div>`)}
  </div>`;
}

/** @param {{app: App}} props */
function Live({ app }) {
  return html`<p class="unseen" aria-live="polite">${useStore(app.spoken)}</p>`;
}
