// The fonts of the theme → the faces that pages load, the font families in CSS, and their problems. Whether
// the files exist is not checked here.

import type { Problem } from '../model/problem.ts';
import type { ConfigOf } from '../model/schema/config-shape.ts';
import { quote } from '../text/quote.ts';
import { isCssValue } from './is-css-value.ts';

/** The use of a font. */
export type FontUse = 'body' | 'heading' | 'code';

/** A file of a font. */
export interface FontFace {
  readonly use: FontUse;
  readonly family: string;
  /** As written in the settings. */
  readonly src: string;
  readonly weight?: string;
  readonly style?: string;
  readonly unicodeRange?: string;
  /** The path of `src` in the settings. */
  readonly key: readonly (string | number)[];
}

/** The fonts of a site. */
export interface FontPlan {
  readonly faces: readonly FontFace[];
  /** Font families in CSS, by use. */
  readonly families: Readonly<Partial<Record<FontUse, string>>>;
  readonly problems: readonly Problem[];
}

type FontSettings = NonNullable<ConfigOf<'theme'>['fonts']>;

const uses = ['body', 'heading', 'code'] as const;
const formats: Readonly<Record<string, string>> = { woff2: 'woff2', woff: 'woff', ttf: 'truetype', otf: 'opentype' };

/** Plans the fonts of a site. `file` is the settings file. */
export function planFonts(fonts: FontSettings, file: string): FontPlan {
  const faces = uses.flatMap((use) => listFaces(fonts, use));
  const families = Object.fromEntries(
    uses.flatMap((use) => {
      const chosenFont = fonts[use];
      if (typeof chosenFont === 'string') return [[use, chosenFont]];
      const names = [...new Set(faces.filter((face) => face.use === use).map(({ family }) => family))];
      return names.length > 0 ? [[use, names.map(toFamily).join(',')]] : [];
    }),
  );
  const nameProblems = uses.flatMap((use) => {
    const own = fonts[use];
    return typeof own === 'string' && !isCssValue(own)
      ? [
          toProblem(
            ['theme', 'fonts', use],
            own,
            'not a list of fonts',
            'Write names separated by commas, such as "Inter, system-ui, sans-serif".',
          ),
        ]
      : [];
  });
  return {
    faces,
    families,
    problems: [...nameProblems, ...faces.flatMap(findFaceFaults)].map((problem) => problem(file)),
  };
}

/**
 * Quotes the name of a family for CSS.
 *
 * @example
 * toFamily('Open Sans') // '"Open Sans"'
 */
export function toFamily(name: string): string {
  return `"${name}"`;
}

/** Finds the CSS format of a font file by its extension. */
export function findFontFormat(src: string): string | undefined {
  return formats[/\.([a-z\d]+)$/i.exec(src)?.[1]?.toLowerCase() ?? ''];
}

function listFaces(fonts: FontSettings, use: FontUse): FontFace[] {
  const chosenFont = fonts[use];
  if (chosenFont === undefined || typeof chosenFont === 'string') return [];
  const list = 'src' in chosenFont ? [chosenFont] : chosenFont;
  return list.map((face, index) => ({
    use,
    family: face.family.trim(),
    src: face.src,
    ...(face.weight !== undefined && { weight: String(face.weight) }),
    ...(face.style !== undefined && { style: face.style }),
    ...(face.unicodeRange !== undefined && { unicodeRange: face.unicodeRange }),
    key: ['theme', 'fonts', use, ...('src' in chosenFont ? [] : [index]), 'src'],
  }));
}

function findFaceFaults({ family, src, weight, unicodeRange, key }: FontFace): ((file: string) => Problem)[] {
  const at = (name: string) => [...key.slice(0, -1), name];
  return [
    ...(/["\\\n;{}<>]/.test(family)
      ? [toProblem(at('family'), family, 'not a font name', 'Write one name without quotes, such as "Open Sans".')]
      : []),
    ...(findFontFormat(src) === undefined
      ? [toProblem(key, src, 'not a font file', 'Use a .woff2, .woff, .ttf or .otf file.')]
      : []),
    ...(weight !== undefined && !/^(?:\d{1,4}(?: \d{1,4})?|normal|bold)$/.test(weight)
      ? [toProblem(at('weight'), weight, 'not a font weight', 'Write 400, "bold", or "100 900" for a variable font.')]
      : []),
    ...(unicodeRange !== undefined &&
    !/^U\+[\da-f?]+(?:-[\da-f]+)?(?:\s*,\s*U\+[\da-f?]+(?:-[\da-f]+)?)*$/i.test(unicodeRange)
      ? [
          toProblem(
            at('unicodeRange'),
            unicodeRange,
            'not a range of characters',
            'Write it like "U+0000-00FF, U+0131".',
          ),
        ]
      : []),
  ];
}

function toProblem(
  key: readonly (string | number)[],
  value: string,
  fault: string,
  hint: string,
): (file: string) => Problem {
  return (file) => ({
    rule: 'theme-font',
    severity: 'error',
    place: { file, key },
    message: `The key ${quote(key.join('.'))} is ${quote(value)}, which is ${fault}`,
    hint,
  });
}
