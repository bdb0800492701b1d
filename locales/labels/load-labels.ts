// The code of a bundle → the bundle, downloaded by itself. Every import is written out:
// from a name put together at run time, a bundler could not tell the files apart.

import { quote } from '../../core/text/quote.ts';
import { findNearCodes } from './find-near-codes.ts';
import type { LabelCode } from './label-languages.ts';
import type { LocaleLabels } from './locale-labels.ts';

const bundles: Readonly<Record<LabelCode, () => Promise<LocaleLabels>>> = {
  amET: () => import('./amET.ts').then(({ amET }) => amET),
  arEG: () => import('./arEG.ts').then(({ arEG }) => arEG),
  arSA: () => import('./arSA.ts').then(({ arSA }) => arSA),
  arSD: () => import('./arSD.ts').then(({ arSD }) => arSD),
  azAZ: () => import('./azAZ.ts').then(({ azAZ }) => azAZ),
  beBY: () => import('./beBY.ts').then(({ beBY }) => beBY),
  bgBG: () => import('./bgBG.ts').then(({ bgBG }) => bgBG),
  bnBD: () => import('./bnBD.ts').then(({ bnBD }) => bnBD),
  caES: () => import('./caES.ts').then(({ caES }) => caES),
  csCZ: () => import('./csCZ.ts').then(({ csCZ }) => csCZ),
  daDK: () => import('./daDK.ts').then(({ daDK }) => daDK),
  deDE: () => import('./deDE.ts').then(({ deDE }) => deDE),
  elGR: () => import('./elGR.ts').then(({ elGR }) => elGR),
  enUS: () => import('./enUS.ts').then(({ enUS }) => enUS),
  esES: () => import('./esES.ts').then(({ esES }) => esES),
  etEE: () => import('./etEE.ts').then(({ etEE }) => etEE),
  faIR: () => import('./faIR.ts').then(({ faIR }) => faIR),
  fiFI: () => import('./fiFI.ts').then(({ fiFI }) => fiFI),
  frFR: () => import('./frFR.ts').then(({ frFR }) => frFR),
  heIL: () => import('./heIL.ts').then(({ heIL }) => heIL),
  hiIN: () => import('./hiIN.ts').then(({ hiIN }) => hiIN),
  hrHR: () => import('./hrHR.ts').then(({ hrHR }) => hrHR),
  huHU: () => import('./huHU.ts').then(({ huHU }) => huHU),
  hyAM: () => import('./hyAM.ts').then(({ hyAM }) => hyAM),
  idID: () => import('./idID.ts').then(({ idID }) => idID),
  isIS: () => import('./isIS.ts').then(({ isIS }) => isIS),
  itIT: () => import('./itIT.ts').then(({ itIT }) => itIT),
  jaJP: () => import('./jaJP.ts').then(({ jaJP }) => jaJP),
  khKH: () => import('./khKH.ts').then(({ khKH }) => khKH),
  kkKZ: () => import('./kkKZ.ts').then(({ kkKZ }) => kkKZ),
  koKR: () => import('./koKR.ts').then(({ koKR }) => koKR),
  kuCKB: () => import('./kuCKB.ts').then(({ kuCKB }) => kuCKB),
  kuLatn: () => import('./kuLatn.ts').then(({ kuLatn }) => kuLatn),
  mkMK: () => import('./mkMK.ts').then(({ mkMK }) => mkMK),
  msMS: () => import('./msMS.ts').then(({ msMS }) => msMS),
  myMY: () => import('./myMY.ts').then(({ myMY }) => myMY),
  nbNO: () => import('./nbNO.ts').then(({ nbNO }) => nbNO),
  neNP: () => import('./neNP.ts').then(({ neNP }) => neNP),
  nlNL: () => import('./nlNL.ts').then(({ nlNL }) => nlNL),
  nnNO: () => import('./nnNO.ts').then(({ nnNO }) => nnNO),
  plPL: () => import('./plPL.ts').then(({ plPL }) => plPL),
  ptBR: () => import('./ptBR.ts').then(({ ptBR }) => ptBR),
  ptPT: () => import('./ptPT.ts').then(({ ptPT }) => ptPT),
  roRO: () => import('./roRO.ts').then(({ roRO }) => roRO),
  ruRU: () => import('./ruRU.ts').then(({ ruRU }) => ruRU),
  siLK: () => import('./siLK.ts').then(({ siLK }) => siLK),
  skSK: () => import('./skSK.ts').then(({ skSK }) => skSK),
  srRS: () => import('./srRS.ts').then(({ srRS }) => srRS),
  svSE: () => import('./svSE.ts').then(({ svSE }) => svSE),
  thTH: () => import('./thTH.ts').then(({ thTH }) => thTH),
  tlTL: () => import('./tlTL.ts').then(({ tlTL }) => tlTL),
  trTR: () => import('./trTR.ts').then(({ trTR }) => trTR),
  ukUA: () => import('./ukUA.ts').then(({ ukUA }) => ukUA),
  urPK: () => import('./urPK.ts').then(({ urPK }) => urPK),
  viVN: () => import('./viVN.ts').then(({ viVN }) => viVN),
  zhCN: () => import('./zhCN.ts').then(({ zhCN }) => zhCN),
  zhHK: () => import('./zhHK.ts').then(({ zhHK }) => zhHK),
  zhTW: () => import('./zhTW.ts').then(({ zhTW }) => zhTW),
};

/** Loads one bundle; an unknown code is a module-not-found error that names the codes near it. */
export async function loadLabels(code: string): Promise<LocaleLabels> {
  if (!isLabelCode(code)) throw moduleNotFound(code);

  return bundles[code]();
}

// Not `in`: "constructor" is no code.
function isLabelCode(code: string): code is LabelCode {
  return Object.hasOwn(bundles, code);
}

function moduleNotFound(code: string): Error {
  const near = findNearCodes(code, Object.keys(bundles)).map(quote);
  const hint = near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'label-languages.ts lists every code.';

  return Object.assign(new Error(`Module not found: no label bundle has the code ${quote(code)}. ${hint}`), {
    code: 'MODULE_NOT_FOUND',
  });
}
