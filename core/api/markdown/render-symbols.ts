// The API of functions, classes, constants, enums or types → Markdown, in the order of the HTML.

import { writeSeeAlso } from '../write-see-also.ts';
import { formatCallLines } from '../pages/symbols/format-call-lines.ts';
import type { SymbolLine, SymbolList } from '../pages/symbols/plan-symbol-list.ts';
import { planSymbolSections, type SymbolSection } from '../pages/symbols/plan-symbol-sections.ts';
import { writeCode } from '../../text/markdown/write-code.ts';
import { writeFence } from '../../text/markdown/write-fence.ts';
import type { EntryTools } from './entry-tools.ts';
import { linkTexts } from './link-texts.ts';
import { writeProps } from './write-props.ts';
import { writeSince } from './write-since.ts';

/** Renders the symbols of a page below its title: the sections of one, or each below its name. */
export function renderSymbols({ isOne, lines, targets }: SymbolList, tools: EntryTools): string {
  const linked = linkTexts({ targets }, tools.toAddress);
  const render = (line: SymbolLine, level: number) => renderSymbol(line, { ...tools, linked, level });
  return isOne
    ? lines.map((line) => render(line, 2)).join('\n\n')
    : lines.map((line) => `## ${line.symbol.name}\n\n${render(line, 3)}`).join('\n\n');
}

interface SymbolTools extends EntryTools {
  readonly linked: (text: string) => string;
  /** Level of its headings. */
  readonly level: number;
}

function renderSymbol(line: SymbolLine, tools: SymbolTools): string {
  const { t, linked, level } = tools;
  const { deprecated, stage } = line.symbol;
  const blocks = [
    deprecated === undefined
      ? ''
      : `> **${t('api.deprecated')}** ${linked(deprecated).replaceAll('\n', '\n> ')}`.trim(),
    stage === undefined ? '' : `**${t(`api.${stage}`)}**`,
    linked(line.symbol.description),
    ...planSymbolSections(line).flatMap((section) => [
      `${'#'.repeat(level)} ${t(`api.${section.id}`)}`,
      ...writeSection(section, { line, tools }),
    ]),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function writeSection(section: SymbolSection, { line, tools }: { line: SymbolLine; tools: SymbolTools }): string[] {
  const { t, linked } = tools;
  const { symbol } = line;
  const { kind, name, calls = [], throws = [], examples = [], extends: bases = [] } = symbol;
  if (section.lines.length > 0) {
    const kindOfList = section.id === 'parameters' ? 'parameters' : 'return-value';
    return [writeProps({ kind: kindOfList, id: section.id, lines: section.lines }, { ...tools, origins: {} })];
  }

  switch (section.id) {
    case 'import':
      return [
        writeFence(symbol.imports.join(`\n// ${t('api.or')}\n`), 'ts'),
        writeSince(symbol, t),
        linked(writeSeeAlso(symbol.seeMore, t('api.seeAlso'))),
        symbol.type === undefined ? '' : writeFence(symbol.type, 'ts'),
        bases.length === 0 ? '' : `${t('api.extends', { types: bases.map(writeCode).join(', ') })}.`,
      ];
    case 'throws':
      return [throws.map((text) => `- ${linked(text)}`).join('\n')];
    case 'examples':
      return examples.map(linked);
    default: {
      const called = kind === 'class' ? `new ${name}` : kind === 'function' ? name : '';
      return calls.flatMap((call) => [
        writeFence(formatCallLines(called, call), 'ts'),
        call.deprecated === undefined ? '' : `**${t('api.deprecated')}** ${linked(call.deprecated)}`.trim(),
        linked(call.description),
      ]);
    }
  }
}
