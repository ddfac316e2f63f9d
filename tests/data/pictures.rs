//! The pictures in the documents are those that the program draws.

use akhet::grid::TextStyle;
use akhet::labyrinth::render as maze;
use akhet::laser::render::{View, text, text_compact, text_narrow};
use akhet::laser::rules::Setup;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use test_support::labyrinth::SEEN;

const DOCS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");

/// The name and the arguments of each picture that `docs/pictures.sh` draws.
fn pictures() -> Vec<(String, Vec<String>)> {
    let script = fs::read_to_string(Path::new(DOCS).join("pictures.sh")).unwrap();
    let lines = script.lines().filter_map(|line| line.strip_prefix("draw "));
    lines
        .map(|line| {
            let mut words = shlex::split(line).unwrap();
            (words.remove(0), words)
        })
        .collect()
}

/// The SVG files in a folder, named as the script names them.
fn drawn(folder: &str, prefix: &str) -> BTreeSet<String> {
    fs::read_dir(Path::new(DOCS).join(folder))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "svg"))
        .map(|path| format!("{prefix}{}", path.file_stem().unwrap().to_str().unwrap()))
        .collect()
}

#[test]
fn the_files_are_those_that_the_script_draws() {
    let pictures = pictures();
    let mut files = drawn("", "");
    files.append(&mut drawn("pictures", "pictures/"));
    let names: BTreeSet<String> = pictures.iter().map(|(name, _)| name.clone()).collect();
    assert_eq!(names, files);

    let again: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join("picture.svg");
    for (name, arguments) in pictures {
        let status = Command::new(env!("CARGO_BIN_EXE_akhet"))
            .args(["show", "--svg"])
            .arg(&again)
            .args(arguments)
            .status()
            .unwrap();
        assert!(status.success(), "{name}");
        let file = Path::new(DOCS).join(format!("{name}.svg"));
        let expected = fs::read_to_string(&again).unwrap();
        assert_eq!(fs::read_to_string(file).unwrap(), expected, "{name}");
    }
}

/// Every picture is used, and every picture used exists.
#[test]
fn the_documents_show_every_picture() {
    let documents = ["rules.md", "labyrinth.md", "theory.md"];
    let shown: BTreeSet<String> = documents
        .map(document)
        .concat()
        .split("](")
        .filter_map(|rest| rest.split_once(".svg)"))
        .map(|(name, _)| name.to_owned())
        .collect();
    let names: BTreeSet<String> = pictures().into_iter().map(|(name, _)| name).collect();
    assert_eq!(shown, names);
}

pub(super) fn document(name: &str) -> String {
    fs::read_to_string(Path::new(DOCS).join(name)).unwrap()
}

#[test]
fn the_treasures_have_the_names_of_their_pictures() {
    let rules = document("labyrinth.md");
    let (_, table) = rules.split_once("### Treasures\n").unwrap();
    let (table, _) = table.split_once("\n## ").unwrap();
    let named: BTreeSet<String> = table
        .split('|')
        .filter_map(|cell| cell.trim().strip_prefix('`'))
        .map(|cell| cell.replace("` ", " "))
        .collect();
    let pictures = document("../src/labyrinth/render/pieces.svg");
    let drawn: BTreeSet<String> = pictures
        .split("<g id=\"treasure-")
        .skip(1)
        .map(|picture| {
            let (letter, name) = picture.split_once("\"><title>").unwrap();
            let (name, _) = name.split_once("</title>").unwrap();
            format!("{letter} {name}")
        })
        .collect();
    assert_eq!(named.len(), 24);
    assert_eq!(named, drawn);
}

const PLAIN: TextStyle = TextStyle::PLAIN;

#[test]
fn ace() {
    let expected = r"
+---a------b------c------d------e------f------g------h------i------j---+
|  ###  :     :                ###   \ ^ /   ###   ###/  '     ':  |  :|
8  (l)     .      .      .     #d#   |\k/|   #d#   #p/      .      |   8
|   v   :     :               =====  |___|  =====  #/    '     ':  |  :|
|'  !  '         \###                                           :  |  :|
7   !      .      \p#    .      .      .      .      .      .      |   7
|'  !  '           \#                                           :  |  :|
|'  !  '                  /#                                    :  |  :|
6   !      .      .      /P#    .      .      .      .      .      |   6
|'  !  '                /###                                    :  |  :|
|'#\!  '         \###          \ s    s /          ###/         :  |/#:|
5 #p\~~~~~~~~~~~~~\P#    .      \      /      .    #p/-------------/P# 5
|'###\ '          !\#          s \    / s          #/|          : /###:|
|'###/ '          !/#          S /    \ S          #\|          : \###:|
4 #p/~~~~~~~~~~~~~/P#    .      /      \      .    #p\-------------\P# 4
|'#/!  '         /###          / S    S \          ###\         :  |\#:|
|'  !  '                                    ###/                :  |  :|
3   !      .      .      .      .      .    #p/      .      .      |   3
|'  !  '                                    #/                  :  |  :|
|'  !  '                                           #\           :  |  :|
2   !      .      .      .      .      .      .    #P\      .      |   2
|'  !  '                                           ###\         :  |  :|
|'  !  ':     :    /#  =====  \ ^ /  =====               '     '   ^   |
1   !      .      /P#   #D#   |\K/|   #D#     .      .      .     (L)  1
|'  !  ':     :  /###   ###   |___|   ###                '     '  ###  |
+---a------b------c------d------e------f------g------h------i------j---+
 Blue to move, move 1                         beams:  Blue - |  Red ~ !
";
    assert_eq!(text(Setup::Ace.position(), PLAIN), expected[1..]);
}

#[test]
fn ace_in_compact_form() {
    let expected = r"
+--a---b---c---d---e---f---g---h---i---j--+
8 vlv  .   .   .  _d_ (k) _d_ #p/  .   |  |
7  !   .  \p#  .   .   .   .   .   .   |  |
6  !   .   .  /P#  .   .   .   .   .   |  |
5 #p\~~~~~\P#  .  \s\ /s/  .  #p/-----/P# |
4 #p/~~~~~/P#  .  /S/ \S\  .  #p\-----\P# |
3  !   .   .   .   .   .  #p/  .   .   |  |
2  !   .   .   .   .   .   .  #P\  .   |  |
1  !   .  /P# ^D^ (K) ^D^  .   .   .  ^L^ |
+--a---b---c---d---e---f---g---h---i---j--+
 Blue to move, move 1
 beams:  Blue - |  Red ~ !
";
    assert_eq!(
        text_compact(Setup::Ace.position(), View::default(), PLAIN),
        expected[1..]
    );
}

#[test]
fn ace_in_narrow_form() {
    let expected = r"
+-a--b--c--d--e--f--g--h--i--j-+
8vlv .  .  . _d_(k)_d_#p/ .  | |
7 !  . \p# .  .  .  .  .  .  | |
6 !  .  . /P# .  .  .  .  .  | |
5#p\~~~\P# . \s\/s/ . #p/---/P#|
4#p/~~~/P# . /S/\S\ . #p\---\P#|
3 !  .  .  .  .  . #p/ .  .  | |
2 !  .  .  .  .  .  . #P\ .  | |
1 !  . /P#^D^(K)^D^ .  .  . ^L^|
+-a--b--c--d--e--f--g--h--i--j-+
 Blue to move, move 1
 beams:  Blue - |  Red ~ !
";
    assert_eq!(
        text_narrow(Setup::Ace.position(), View::default(), PLAIN),
        expected[1..]
    );
}

const MAZE: &str = "
       a      bv     c      dv     e      fv     g
    #########   #########################   #########
7   ##     ##   ##   A   ## R      B        ##     ##
    ##   ####   ####   ####   ####   ###########   ##
    ##   ####   ####   ##############################
6 > ##   ##     ##     ##            ##  oN #### M    x
    ##   #########################   ####   ####   ##
    ##   ###########   ####   ###########   ####   ##
5   ## C        ####bD   ##   ##   E   ## P      F ##
    ##   ####   ####   ####   ####   ###########   ##
    ##   ###########   ####   #######################
4 > ##   ##       ## U        ##          T   ##      <
    ##   ###########   ##################   ####   ##
    ##   ####   ####   ####   ####   ####   ####   ##
3   ## G   ## V      H        ##   I ####   ##   J ##
    ##   ####   ##################   ####   ####   ##
    ##   ###########   ####   ###########   ####   ##
2 >    W        ####   #### Q          ## X        ## <
    #########   ####   ##################   #########
    ##   ####   ####   ####   ####   ###########   ##
1   ##     ##   ##   K   ##   ##   L   ## O        ##
    #########   ###########   ###########   #########
       a      b^     c      d^     e      f^     g

    ##   ##  * b Blue on c5 looks for I, 1 card left, found KU
       S       o Orange on f6 looks for ?, 2 cards left, found N
    #######
";

/// In box-drawing characters the documentation shows the same maze.
#[test]
fn a_maze_in_ascii() {
    assert_eq!(maze::text(&SEEN.parse().unwrap(), PLAIN), MAZE[1..]);
}
