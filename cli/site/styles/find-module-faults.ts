// A bundled style sheet → the same without unsupported CSS modules notation, which would appear in the page verbatim; and
// problems: that notation, and classes that are composed but not defined.

import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';
import { isStyleModule } from '../../../core/model/paths/style-file.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import { isModuleClass, type ServedSheets } from './served-sheets.ts';

/** A bundled style sheet and its names. */
interface BundledModule {
  readonly css: string;
  /** The source map of the CSS. */
  readonly map: string;
  readonly script: string;
  readonly scriptMap: string;
  readonly names: Readonly<Record<string, string>>;
}

/** Matches it as the bundler prints it: a statement on a separate line, or the first line of a block. */
const notation = /^(\s*)(@value|:import|:export)\b.*?([{;])$/;

/** Removes unsupported notation, line by line, and finds code without effect. */
export function findModuleFaults(bundled: BundledModule, sheets: ServedSheets): { css: string; problems: Problem[] } {
  const { css, map } = bundled;
  if (!/^[ \t]*(?:@value|:import|:export)\b/m.test(css)) return { css, problems: findUnwritten(bundled, sheets) };
  const source = new SourceMap(JSON.parse(map) as SourceMapPayload);
  const problems: Problem[] = [];
  let end: string | undefined;
  const lines = css.split('\n').map((line, index) => {
    if (end !== undefined) {
      if (line === end) end = undefined;
      return '';
    }
    const [, indent = '', name = '', last] = notation.exec(line) ?? [];
    if (last === undefined) return line;
    const { input, at } = findOrigin(source, index, indent.length);
    if (!isStyleModule(sheets.fileOf(input) ?? '')) return line;
    if (last === '{') end = `${indent}}`;
    problems.push({
      rule: 'demo-style',
      severity: 'warning',
      place: sheets.locate(input, at),
      message: `${quote(name)} of CSS modules is not supported, so it has no effect`,
      hint:
        name === '@value'
          ? 'Use a custom property, or a variable of Sass.'
          : 'Import the class itself, or write the value in a script.',
    });
    return '';
  });
  return { css: lines.join('\n'), problems: [...problems, ...findUnwritten(bundled, sheets)] };
}

/** Finds composed classes without a rule; the bundler still lists them as names of the module. */
function findUnwritten({ css, script, scriptMap, names }: BundledModule, sheets: ServedSheets): Problem[] {
  const composed = new Set(Object.values(names).flatMap((classes) => classes.split(' ').slice(0, -1)));
  const unwritten = [...composed].filter((each) => isModuleClass(each) && !css.includes(`.${escapeName(each)}`));
  if (unwritten.length === 0) return [];
  const source = new SourceMap(JSON.parse(scriptMap) as SourceMapPayload);
  const lines = script.split('\n');
  return unwritten.map((each): Problem => {
    const name = Object.entries(names).find(([, classes]) => classes === each)?.[0] ?? each;
    const index = lines.findIndex((line) =>
      line
        .trim()
        .replace(/,$/, '')
        .endsWith(`: ${JSON.stringify(each)}`),
    );
    const line = lines[index] ?? '';
    const { input, at } = findOrigin(source, index, line.length - line.trimStart().length);
    return {
      rule: 'demo-style',
      severity: 'warning',
      place: sheets.locate(input, at),
      message: `No rule has the class ${quote(name)}, which another class is composed of`,
      hint: 'Correct the name, or add a rule for it.',
    };
  });
}

function findOrigin(source: SourceMap, line: number, column: number) {
  const entry = source.findEntry(line, column) as Partial<SourceMapping>;
  return {
    input: entry.originalSource ?? '',
    at: { line: entry.originalLine ?? 0, column: entry.originalColumn ?? 0 },
  };
}

function escapeName(name: string): string {
  return name.replace(/[^\w-]/g, '\\$&');
}
