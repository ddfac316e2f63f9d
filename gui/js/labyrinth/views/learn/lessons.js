// The lessons of Labyrinth: only positions, goals and words. The engine judges them.

/** What a turn must do; everything in it must hold. `arrow`: it pushes in there; `closed`: it is not a turn but the attempt to push in
 * at this closed arrow; `out`: the slide pushes the pawn out; `found`: the turn uncovers the card of this treasure; `win`: it wins;
 * `stops`: this player then cannot make the next step.
 * @typedef {{arrow?: string, closed?: string, out?: boolean, found?: string, win?: boolean, stops?: import('../../lines.js').Seat}} Goal */

/** @typedef {{words: string, learned: string, fen: string, goal: Goal, answer: string}} Exercise Blue is to move; `words` are read before,
 *  `learned` after it; `answer` is a turn that does it, or the slide of a closed arrow */

/** @type {readonly {name: string, exercises: readonly Exercise[]}[]} */
export const LESSONS = [
  {
    name: 'The slide',
    exercises: [
      {
        words: 'Every turn begins with a slide. The spare tile lies below the board. Push it in at the arrow a4, on the left. Then choose one of the lit squares for your blue pawn, or stay.',
        learned: 'The whole line moved one square. The tile that came out on the right is the next spare.',
        fen: 'cetsVtsAtwWtsBincs/cwPintsUcwcetsTceQ/teCinteDietsEceRtwF/csOteSiecsiecncn/teGcntnHintwIietwJ/cncnincniecnNcn/cnteXtnKcwMtnLincw i a1:M:/-/g7:B:/- b - 1',
        goal: { arrow: 'a4' },
        answer: 'a4na1',
      },
      {
        words: 'Your card shows the Owl. It is on d1, with a ring around it, but b1 blocks the way there. Point at the arrows to see what each would do, and open the way.',
        learned: 'First the slide, then the walk: as far as the passages lead.',
        fen: 'cecnQtsAcetsBcwcs/iececsMieieinteW/teCcsteDcntsEcetwF/teXieincntwUcsie/teGcwNtnHcwtwIintwJ/tsVtnSceieinceRtnT/cnintnKcsOtnLincw cP a1:O:/-/g7:B:/- b - 1',
        goal: { found: 'O' },
        answer: 'b7nd1',
      },
      {
        words: 'Which way the spare is turned matters, too. Turn it with the wheel over the board, the buttons below, or the keys R and L. Push it in at b1 as a bridge to the Quill on d1.',
        learned: 'A straight tile can lie two ways, any other tile four.',
        fen: 'ceietsAcstsBcwPcs/cnNieteTtwUcncnie/teCieteDietsEcwMtwF/cetnWcsteVincsRce/teGintnHcntwIintwJ/iecwtwSteXincwOin/cnintnKcwQtnLcwcw i a1:Q:/-/g7:B:/- b - 1',
        goal: { found: 'Q' },
        answer: 'b1ed1',
      },
      {
        words: 'Treasures ride on their tiles. The Owl on d3 is out of reach. Bring it nearer: push file d down.',
        learned: "It came to you! Look for both: your way to the treasure, and the treasure's way to you.",
        fen: 'cetwStsAintsBcncs/ininincnteVtnWie/teCcnQteDcnRtsEintwF/cnPiecwtnTcscwcn/teGietnHcsOtwIcetwJ/ininintwXcecnNtsU/cncwMtnKietnLcscw c c1:O:/-/e5:T:/- b - 5',
        goal: { found: 'O' },
        answer: 'd7nd2',
      },
    ],
  },
  {
    name: 'The forbidden way back',
    exercises: [
      {
        words: 'Orange has just pushed in at d7, and the last tile came out at d1. You would like to push it straight back. Try it: press the closed arrow d1.',
        learned: 'After each turn one arrow is closed: the one where the last tile came out.',
        fen: 'ceteXtsAietsBincs/cscnPcwinincsin/teCcnteDcstsEintwF/csOcsNcnMieincsQin/teGteVtnHcstwItsStwJ/twUcnincwcwRtwWtnT/cnintnKcwtnLiecw c c3:I:/-/e1:X:/- b d1 5',
        goal: { closed: 'd1' },
        answer: 'd1n',
      },
      {
        words: 'The same position. The way back is closed, but another slide leads to the Ibis on e3. Find it.',
        learned: 'The same arrow again: only the opposite end of a line is ever closed.',
        fen: 'ceteXtsAietsBincs/cscnPcwinincsin/teCcnteDcstsEintwF/csOcsNcnMieincsQin/teGteVtnHcstwItsStwJ/twUcnincwcwRtwWtnT/cnintnKcwtnLiecw c c3:I:/-/e1:X:/- b d1 5',
        goal: { found: 'I' },
        answer: 'd7ne3',
      },
      {
        words: 'Now the rule helps you. Orange, on a1, is after the tinted square a3 and would walk there next. Push away the tile on a2 with a slide that Orange may not undo.',
        learned: 'Orange would have to push it back at a2, but that arrow is closed now.',
        fen: 'cetwWtsAceQtsBceNcs/incscecnRcncwin/teCcnMteDtwUtsEcetwF/inintnScnteTcein/teGietnHcsPtwIcetwJ/twVietnXininceie/cncstnKintnLcsOcw i b7:E:/-/a1:G:/- b - 5',
        goal: { stops: 'orange' },
        answer: 'g2nb7',
      },
    ],
  },
  {
    name: 'Riding out and coming in again',
    exercises: [
      {
        words: 'A pawn rides on its tile. Let yours ride a square to the right, and it stands in a passage to the Emerald on e5.',
        learned: 'A ride costs nothing: you still walk after it.',
        fen: 'cecntsAcntsBincs/iecsPcnieieiecn/teCcwNteDcwtsEcwRtwF/cscnOceMcwQcninie/teGtwVtnHcntwIintwJ/teWietwTcetnSintwX/cnintnKcetnLtnUcw i c4:E:/-/d5:R:/- b - 5',
        goal: { found: 'E' },
        answer: 'a4ne5',
      },
      {
        words: 'A pawn that is pushed out comes back in at the other end. Yours is on g4, at the edge, and the Crown of your card is far away on a5. Push your pawn out!',
        learned: 'Out on the right, back in on the left, on the tile that was pushed in. Nothing takes a pawn farther.',
        fen: 'ceintsAtsStsBincs/ieincnMiecscsin/teCcnPteDietsEintwF/inceteXcsNcwRcnOce/teGintnHteUtwIcwtwJ/csteWincsiecwteV/cncnQtnKteTtnLcscw c g4:C:/-/e4:Q:/- b - 5',
        goal: { out: true, found: 'C' },
        answer: 'a4na5',
      },
      {
        words: "Other players' pawns ride, too. Orange, on a4, would be on the tinted square c3 next. Push Orange out, far away from it.",
        learned: 'Orange is on the other side of the board now. That is one of the best defences.',
        fen: 'cecwtsAietsBiecs/cncwiniecnince/teCcnOteDietsEteVtwF/ceQtnUcsinteScsRcw/teGtsWtnHcnMtwIcetwJ/ieceiniecwNinin/cncnPtnKtwTtnLteXcw c b4:M:/-/a4:H:/- b - 5',
        goal: { stops: 'orange' },
        answer: 'g4na5',
      },
    ],
  },
  {
    name: 'Cards',
    exercises: [
      {
        words: 'You see one card at a time: now the Ibis, on e3. Your way leads over the Emerald on e5, but it is not on your card, and passing by is never enough. End your turn on the Ibis.',
        learned: 'The card is uncovered for all to see, and you see your next one: the Urn.',
        fen: 'cetsStsAcnRtsBcscs/ceincncncwNintwV/teCieteDcntsEcsQtwF/ieceMceiecnPintsT/teGceOtnHcetwIietwJ/incniniecwinin/cntsXtnKcntnLteWcw tU d5:IU:/-/b3:H:/- b - 5',
        goal: { found: 'I' },
        answer: 'g4ne3',
      },
      {
        words: 'No ring on the board: the Owl of your card lies on the spare. Push it in where you can reach it.',
        learned: 'A treasure on the spare waits for somebody to push it in.',
        fen: 'ceietsAintsBincs/iecnteUceiecsRce/teCieteDcntsEcntwF/incwcwQiecsMcwceP/teGcntnHteTtwIcstwJ/cstnWieieceNintsV/cnietnKtnXtnLteScw cO d6:O:/-/d1:M:/- b - 5',
        goal: { found: 'O' },
        answer: 'g4ng4',
      },
      {
        words: 'Two rules at once. The Necklace of your card lies on the spare, and your pawn stands on b1, at the edge. Push your pawn out: it comes back in on the spare. Then stay.',
        learned: 'You need not walk: what counts is where your pawn ends the turn.',
        fen: 'cetwWtsAietsBtnTcs/cwPcscsceincnRceQ/teCtsUteDietsEcetwF/twXieieceiecein/teGceMtnHcwtwItnVtwJ/ieteSinincsiece/cnintnKceOtnLcncw cN b1:N:/-/c5:R:/- b - 5',
        goal: { out: true, found: 'N' },
        answer: 'b7nb7',
      },
    ],
  },
  {
    name: 'The way home',
    exercises: [
      {
        words: 'You have found every treasure. Now go home to a1, and you win.',
        learned: 'Home! The first to find all their treasures and end a turn at home wins.',
        fen: 'cecwMtsAceRtsBiecs/cwincsceOiecsin/teCceteDintsEteWtwF/iecstwUtwTinincs/teGietnHteXtwIietwJ/cePcwceQcnNtsVcsin/cncstnKietnLcncw tS c2::F/-/g4:A:/- b - 5',
        goal: { win: true },
        answer: 'b1na1',
      },
      {
        words: 'You are far from home. But you know a short way there.',
        learned: 'Out on one side, in on the other, and home.',
        fen: 'cecwRtsAietsBiecs/cetwUincwiecsOcw/teCcnteDcePtsEintwF/iecsMcnQcecnieie/teGtsTtnHcsNtwIcetwJ/ietsXcntsVcstsSie/cntsWtnKcwtnLincw i g2::D/-/d7:Q:/- b - 5',
        goal: { win: true },
        answer: 'a2na1',
      },
      {
        words: 'Orange has found everything and would be home on g7 next turn. You cannot win now: block the way. Point at the arrows and look for a wall between Orange and g7.',
        learned: 'Well defended. See what the others can reach before you go your own way. You are ready to play!',
        fen: 'ceietsAcntsBtwUcs/cnininiecsRcePtwW/teCtnTteDcwQtsEtnXtwF/teSiececncsincnN/teGietnHcntwIcetwJ/ceOinieieieintsV/cncstnKcntnLcncw cM g5:V:/-/f5::/- b - 5',
        goal: { stops: 'orange' },
        answer: 'a6ng6',
      },
    ],
  },
];
