// What the tests know of each language without asking its bundle: its BCP 47 tag, the letters it is
// written with, and whether a noun keeps its form after a number.
// A bundle whose words are borrowed from a neighbor (ы in Ukrainian, ß in Danish) has a letter too many.

/** The facts of a language that its labels are checked against. */
export interface LanguageFacts {
  /** By which `Intl` knows its numbers and plurals. */
  readonly tag: string;
  /** The inside of a character class: every letter and mark of the language. */
  readonly letters: string;
  /** Punctuation of its own, besides what all languages share. */
  readonly punctuation?: string;
  /** Set where a noun stays the same after every number. */
  readonly sameAfterNumbers?: true;
  /** English words that are words of this language as well. */
  readonly sharedWords?: readonly string[];
}

const arabic = { letters: 'ء-غف-ْ', punctuation: '،؛؟' };
const han = '\\p{Script=Han}';
const latin = 'A-Za-z';

/** The facts by code. */
export const languages: Readonly<Record<string, LanguageFacts>> = {
  amET: { tag: 'am-ET', letters: '\\p{Script=Ethiopic}' },
  arEG: { tag: 'ar-EG', ...arabic },
  arSA: { tag: 'ar-SA', ...arabic },
  arSD: { tag: 'ar-SD', ...arabic },
  azAZ: { tag: 'az-AZ', letters: 'A-VX-Za-vx-zÇçƏəĞğİıÖöŞşÜü', sameAfterNumbers: true },
  beBY: { tag: 'be-BY', letters: 'А-ЗЙ-Ша-зй-шЁёІіЎўЫыЬьЭэЮюЯяЧч' },
  bgBG: { tag: 'bg-BG', letters: 'А-ЪЬЮЯа-ъьюя' },
  bnBD: { tag: 'bn-BD', letters: '\\p{Script=Bengali}', sameAfterNumbers: true },
  caES: { tag: 'ca-ES', letters: `${latin}ÀàÇçÉéÈèÍíÏïÓóÒòÚúÜü·`, sharedWords: ['per', 'no'] },
  csCZ: { tag: 'cs-CZ', letters: `${latin}ÁáČčĎďÉéĚěÍíŇňÓóŘřŠšŤťÚúŮůÝýŽž` },
  daDK: { tag: 'da-DK', letters: `${latin}ÆæØøÅåÉé` },
  deDE: { tag: 'de-DE', letters: `${latin}ÄäÖöÜüß` },
  elGR: { tag: 'el-GR', letters: '\\p{Script=Greek}' },
  enUS: { tag: 'en-US', letters: latin },
  esES: { tag: 'es-ES', letters: `${latin}ÁáÉéÍíÑñÓóÚúÜü` },
  etEE: { tag: 'et-EE', letters: `${latin}ÄäÖöÕõÜüŠšŽž` },
  faIR: { tag: 'fa-IR', letters: 'آئء-تپثجچحخدذرزژس-غفقکگلمنوهیٔ\u200c', sameAfterNumbers: true },
  fiFI: { tag: 'fi-FI', letters: `${latin}ÄäÖöÅå` },
  frFR: {
    tag: 'fr-FR',
    letters: `${latin}ÀàÂâÆæÇçÉéÈèÊêËëÎîÏïÔôŒœÙùÛûÜüŸÿ`,
    sharedWords: ['page', 'pagination', 'option'],
  },
  heIL: { tag: 'he-IL', letters: 'א-ת', punctuation: '־' },
  hiIN: { tag: 'hi-IN', letters: '\\p{Script=Devanagari}' },
  hrHR: { tag: 'hr-HR', letters: 'A-PR-VZa-pr-vzČčĆćĐđŠšŽž' },
  huHU: { tag: 'hu-HU', letters: `${latin}ÁáÉéÍíÓóÖöŐőÚúÜüŰű`, sameAfterNumbers: true },
  hyAM: { tag: 'hy-AM', letters: '\\p{Script=Armenian}', punctuation: '՝', sameAfterNumbers: true },
  idID: { tag: 'id-ID', letters: latin, sharedWords: ['per'] },
  isIS: { tag: 'is-IS', letters: 'ABD-PR-VXYabd-pr-vxyÁáÐðÉéÍíÓóÚúÝýÞþÆæÖö' },
  itIT: { tag: 'it-IT', letters: `${latin}ÀàÈèÉéÌìÒòÙù`, sharedWords: ['per'] },
  jaJP: { tag: 'ja-JP', letters: `${han}\\p{Script=Hiragana}\\p{Script=Katakana}ー`, punctuation: '：（）〜' },
  khKH: { tag: 'km-KH', letters: '\\p{Script=Khmer}', punctuation: '៖' },
  kkKZ: { tag: 'kk-KZ', letters: 'А-яЁёӘәҒғҚқҢңӨөҰұҮүҺһІі', sameAfterNumbers: true },
  koKR: { tag: 'ko-KR', letters: '\\p{Script=Hangul}', punctuation: '~' },
  kuCKB: { tag: 'ckb-IQ', letters: 'ئابپتجچحخدرڕزژسشعغفڤقکگلڵمنوۆهھەیێ', sameAfterNumbers: true },
  kuLatn: { tag: 'ku-TR', letters: `${latin}ÇçÊêÎîŞşÛû`, sameAfterNumbers: true },
  mkMK: { tag: 'mk-MK', letters: 'А-ИК-Ша-ик-шЃѓЅѕЈјЉљЊњЌќЏџ' },
  msMS: { tag: 'ms-MY', letters: latin },
  myMY: { tag: 'my-MM', letters: '\\p{Script=Myanmar}' },
  nbNO: { tag: 'nb-NO', letters: `${latin}ÆæØøÅåÉé`, sharedWords: ['per'] },
  neNP: { tag: 'ne-NP', letters: '\\p{Script=Devanagari}', sameAfterNumbers: true },
  nlNL: { tag: 'nl-NL', letters: `${latin}ÉéËëÏï`, sharedWords: ['per'] },
  nnNO: { tag: 'nn-NO', letters: `${latin}ÆæØøÅåÉé`, sharedWords: ['per'] },
  plPL: { tag: 'pl-PL', letters: 'A-PR-UWYZa-pr-uwyzĄąĆćĘęŁłŃńÓóŚśŹźŻż' },
  ptBR: { tag: 'pt-BR', letters: `${latin}ÁáÂâÃãÀàÇçÉéÊêÍíÓóÔôÕõÚú` },
  ptPT: { tag: 'pt-PT', letters: `${latin}ÁáÂâÃãÀàÇçÉéÊêÍíÓóÔôÕõÚú` },
  roRO: { tag: 'ro-RO', letters: `${latin}ĂăÂâÎîȘșȚț` },
  ruRU: { tag: 'ru-RU', letters: 'А-яЁё' },
  siLK: { tag: 'si-LK', letters: '\\p{Script=Sinhala}', sameAfterNumbers: true },
  skSK: { tag: 'sk-SK', letters: `${latin}ÁáÄäČčĎďÉéÍíĹĺĽľŇňÓóÔôŔŕŠšŤťÚúÝýŽž` },
  srRS: { tag: 'sr-Latn-RS', letters: 'A-PR-VZa-pr-vzČčĆćĐđŠšŽž' },
  svSE: { tag: 'sv-SE', letters: `${latin}ÅåÄäÖöÉé`, sharedWords: ['per'] },
  thTH: { tag: 'th-TH', letters: '\\p{Script=Thai}' },
  tlTL: { tag: 'fil-PH', letters: `${latin}Ññ`, sharedWords: ['load'] },
  trTR: { tag: 'tr-TR', letters: 'A-PR-VYZa-pr-vyzÇçĞğİıÖöŞşÜü', sameAfterNumbers: true },
  ukUA: { tag: 'uk-UA', letters: 'А-ЩЬЮЯа-щьюяҐґЄєІіЇї' },
  urPK: { tag: 'ur-PK', letters: 'ء-ؤئ-تثجحخدذر-غفقلمنوٹپچڈڑژکگںھہۂۃیے' },
  viVN: { tag: 'vi-VN', letters: `${latin}\\u00c0-\\u01b0\\u1ea0-\\u1ef9` },
  zhCN: { tag: 'zh-CN', letters: han, punctuation: '，：' },
  zhHK: { tag: 'zh-HK', letters: han, punctuation: '，：' },
  zhTW: { tag: 'zh-TW', letters: han, punctuation: '，：' },
};
