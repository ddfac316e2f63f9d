//! The positions of the bench.

/// The default depth, in plies. It takes two to three seconds.
pub const DEPTH: u32 = 6;

/// Positions from games: four of two players with open cards, and four with hidden ones, from the
/// start to the last cards; two each of three and of four players with hidden cards, and one each
/// with open ones.
pub const POSITIONS: [&str; 14] = [
    "cecnPtsAtwTtsBincs/cnincncncsinie/teCieteDcetsEcnQtwF/ceincecwMcwtwXie/teGintnHintwItwUtwJ/teStsWceRiecetnVie/cncnNtnKcntnLiecw cO a1:WNKGOVSDCFTE:/-/g7:UBIMLPRHQAJX:/- b - 1",
    "cecnNtsAcnOtsBiecs/cnPcntwTcsincetnU/teCinteDcstsEietwF/ceiecececwinie/teGintnHcwMtwIcnQtwJ/tsWceRtwXcetnVcstsS/cnintnKietnLincw i c1:GOVSDCFTE:WNK/-/f6:IMLPRHQAJX:UB/- b a2 13",
    "cecntsAcetsBcscs/incnNcnPcncnOiein/teCinteDintsEintwF/tnSceietwTcwcnQie/teGtsWtnHcstwIcetwJ/cninincecwMintnV/cntnUtnKceRtnLtnXcw i e6:VSDCFTE:WNKGO/-/d2:LPRHQAJX:UBIM/- b f7 25",
    "ceintsAcnOtsBincs/cnNcncninieiein/teCcnPteDintsEcetwF/ceQtnUiecscetnVtwT/teGtnStnHcetwItnXtwJ/tsWinceRcwMincncs/cnintnKcntnLcncw i d2:SDCFTE:WNKGOV/-/c1:PRHQAJX:UBIML/- o f7 34",
    "ceteVtsAcetsBiecs/incsRincwQietnUce/teCcwteDintsEcetwF/cscsOcscsintsSin/teGietnHintwIcnMtwJ/ietnWincstwTcePie/cncsNtnKcstnLcscw tX b1:????????????:/-/g7:K???????????:/- o g6 2",
    "cecnPtsAcwQtsBtnXcs/cninincwincsie/teCcsRteDcstsEintwF/iecninintsStnUtnV/teGcsOtnHintwIcetwJ/cncscsNcscsincnM/cntnWtnKietnLtwTcw i e7:?????????:VEB/-/b6:P????????:KAX/- o b1 14",
    "ceceMtsAcwQtsBincs/incniecsRcntnVin/teCcsteDtsStsEintwF/incsintnUceinin/teGcntnHintwIcstwJ/iecnPcntnWcsNiecs/cncsOtnKteXtnLtnTcw c d2:????:VEBFMOUN/-/g3:Q??:KAXPLDGSJ/- o f7 28",
    "ceceMtsAcsRtsBcncs/cnietsScntnVinin/teCcsteDtnUtsEcntwF/csinincecsinin/teGcntnHtnWtwIintwJ/cnPcnteXcsNtnTincwQ/cncsOtnKietnLiecw i c3:R:VEBFMOUNHCW/-/a6::KAXPLDGSJQIT/- b g6 37",
    "cecstsAteTtsBcscs/cecsQtsXtwWieincs/teCcePteDintsEcetwF/iecwtsUcwMieceOie/teGtnStnHietwIintwJ/cwNieiecscncntnV/cnintnKcwtnLincw cR a1:B???????:/a7:????????:/g7:????????:/- b - 1",
    "cecstsAtnVtsBincs/cwRieteTiecscecs/teCtsXteDietsEietwF/cnOcsNincscsQtsUtwW/teGietnHintwIcntwJ/cwMteScncsiecwin/cncwtnKietnLincw cP g3:????:BINJ/d7:?:AUEXLTV/e4:K?:HWPFSQ/- o a2 21",
    "ceietsAcetsBceRcs/tsTiniecncwcsOtnW/teCtwVteDcetsEcwMtwF/tsStsUcwinceNinie/teGtwXtnHintwIintwJ/ceincscwininin/cncnQtnKcstnLcePcw c f5:?????:M/e6:?????:V/a5:??????:/f1:K????:P g g6 8",
    "ceintsAcwMtsBcsNcs/cwcwPcwceRcscein/teCieteDtsStsEtnWtwF/teTiecnincncsOin/teGietnHtsUtwIcetwJ/twXtwVininininceQ/cncstnKcwtnLcncw i g5:??:MEAF/a3:W??:VOG/g3:???:SDJ/d3:??:PKHU y a6 26",
    "ceceRtsAcntsBincs/inincnincwQietwW/teCcwteDcetsEtsStwF/iecscetsViecwtsX/teGceOtnHtsUtwItnTtwJ/cwcwNincsPcwMiece/cncntnKintnLincw i d3:LNATRG:CU/e5:QJXEKFD:P/g4:IBSVHOMW:/- b d1 13",
    "ceteWtsAteTtsBiecs/inieiecnNincsce/teCceMteDintsEtsVtwF/iniecncsceQiecn/teGcstnHcnOtwIcwtwJ/cetsScwPtwUiecnin/cntwXtnKintnLcncw cR e2:DHSWE:L/f5:OTBQRC:/g3:VIUNXG:/a1:KJPFAM: o g4 11",
];
