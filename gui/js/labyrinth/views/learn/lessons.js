// The lessons of Labyrinth: only positions and goals. The engine judges them.

/** What a turn must do; everything in it must hold. `arrow`: it pushes in there; `closed`: it is not a turn but the attempt to push in
 * at this closed arrow; `out`: the slide pushes the pawn out; `found`: the turn uncovers the card of this treasure; `win`: it wins;
 * `stops`: this player then cannot make the next step.
 * @typedef {{arrow?: string, closed?: string, out?: boolean, found?: string, win?: boolean, stops?: import('../../lines.js').Seat}} Goal */

/** @typedef {{fen: string, goal: Goal, answer: string}} Exercise Blue is to move; `answer` is a turn that does it, or the slide of a closed
 *  arrow */

/** A name stays as it is: by it the browser keeps what is done, and the keys of the texts are made of it.
 * @type {readonly {name: string, exercises: readonly Exercise[]}[]} */
export const LESSONS = [
  {
    name: 'The slide',
    exercises: [
      {
        fen: 'cetsVtsAtwWtsBincs/cwPintsUcwcetsTceQ/teCinteDietsEceRtwF/csOteSiecsiecncn/teGcntnHintwIietwJ/cncnincniecnNcn/cnteXtnKcwMtnLincw i a1:M:/-/g7:B:/- b - 1',
        goal: { arrow: 'a4' },
        answer: 'a4na1',
      },
      {
        fen: 'cecnQtsAcetsBcwcs/iececsMieieinteW/teCcsteDcntsEcetwF/teXieincntwUcsie/teGcwNtnHcwtwIintwJ/tsVtnSceieinceRtnT/cnintnKcsOtnLincw cP a1:O:/-/g7:B:/- b - 1',
        goal: { found: 'O' },
        answer: 'b7nd1',
      },
      {
        fen: 'ceietsAcstsBcwPcs/cnNieteTtwUcncnie/teCieteDietsEcwMtwF/cetnWcsteVincsRce/teGintnHcntwIintwJ/iecwtwSteXincwOin/cnintnKcwQtnLcwcw i a1:Q:/-/g7:B:/- b - 1',
        goal: { found: 'Q' },
        answer: 'b1ed1',
      },
      {
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
        fen: 'ceteXtsAietsBincs/cscnPcwinincsin/teCcnteDcstsEintwF/csOcsNcnMieincsQin/teGteVtnHcstwItsStwJ/twUcnincwcwRtwWtnT/cnintnKcwtnLiecw c c3:I:/-/e1:X:/- b d1 5',
        goal: { closed: 'd1' },
        answer: 'd1n',
      },
      {
        fen: 'ceteXtsAietsBincs/cscnPcwinincsin/teCcnteDcstsEintwF/csOcsNcnMieincsQin/teGteVtnHcstwItsStwJ/twUcnincwcwRtwWtnT/cnintnKcwtnLiecw c c3:I:/-/e1:X:/- b d1 5',
        goal: { found: 'I' },
        answer: 'd7ne3',
      },
      {
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
        fen: 'cecntsAcntsBincs/iecsPcnieieiecn/teCcwNteDcwtsEcwRtwF/cscnOceMcwQcninie/teGtwVtnHcntwIintwJ/teWietwTcetnSintwX/cnintnKcetnLtnUcw i c4:E:/-/d5:R:/- b - 5',
        goal: { found: 'E' },
        answer: 'a4ne5',
      },
      {
        fen: 'ceintsAtsStsBincs/ieincnMiecscsin/teCcnPteDietsEintwF/inceteXcsNcwRcnOce/teGintnHteUtwIcwtwJ/csteWincsiecwteV/cncnQtnKteTtnLcscw c g4:C:/-/e4:Q:/- b - 5',
        goal: { out: true, found: 'C' },
        answer: 'a4na5',
      },
      {
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
        fen: 'cetsStsAcnRtsBcscs/ceincncncwNintwV/teCieteDcntsEcsQtwF/ieceMceiecnPintsT/teGceOtnHcetwIietwJ/incniniecwinin/cntsXtnKcntnLteWcw tU d5:IU:/-/b3:H:/- b - 5',
        goal: { found: 'I' },
        answer: 'g4ne3',
      },
      {
        fen: 'ceietsAintsBincs/iecnteUceiecsRce/teCieteDcntsEcntwF/incwcwQiecsMcwceP/teGcntnHteTtwIcstwJ/cstnWieieceNintsV/cnietnKtnXtnLteScw cO d6:O:/-/d1:M:/- b - 5',
        goal: { found: 'O' },
        answer: 'g4ng4',
      },
      {
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
        fen: 'cecwMtsAceRtsBiecs/cwincsceOiecsin/teCceteDintsEteWtwF/iecstwUtwTinincs/teGietnHteXtwIietwJ/cePcwceQcnNtsVcsin/cncstnKietnLcncw tS c2::F/-/g4:A:/- b - 5',
        goal: { win: true },
        answer: 'b1na1',
      },
      {
        fen: 'cecwRtsAietsBiecs/cetwUincwiecsOcw/teCcnteDcePtsEintwF/iecsMcnQcecnieie/teGtsTtnHcsNtwIcetwJ/ietsXcntsVcstsSie/cntsWtnKcwtnLincw i g2::D/-/d7:Q:/- b - 5',
        goal: { win: true },
        answer: 'a2na1',
      },
      {
        fen: 'ceietsAcntsBtwUcs/cnininiecsRcePtwW/teCtnTteDcwQtsEtnXtwF/teSiececncsincnN/teGietnHcntwIcetwJ/ceOinieieieintsV/cncstnKcntnLcncw cM g5:V:/-/f5::/- b - 5',
        goal: { stops: 'orange' },
        answer: 'a6ng6',
      },
    ],
  },
];
