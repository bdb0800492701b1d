// The API of one component or hook → Markdown: imports, tables of props, slots and classes, and general
// facts. The same facts as in the HTML, in the same order.

import type { ApiEntry, ApiProp } from '../extract/api-entry.ts';
import { planSections, type ApiSections } from '../pages/plan-sections.ts';
import { writeCode } from '../../text/markdown/write-code.ts';
import { writeFence } from '../../text/markdown/write-fence.ts';
import { writeTable } from '../../text/markdown/write-table.ts';
import type { ApiSubject } from '../pages/api-subject.ts';
import type { EntryTools } from './entry-tools.ts';
import { linkTexts } from './link-texts.ts';
import { writeProps } from './write-props.ts';
import { writeSince } from './write-since.ts';

/** The position of an entry on a page. */
interface EntryPlace {
  /** Level of the first heading. */
  readonly level: 2 | 3 | 4;
  /** Omits the list of pages that show the entry. */
  readonly isBrief?: boolean;
}

/** Renders an entry below its title. */
export function renderEntry(subject: ApiSubject, tools: EntryTools, { level, isBrief = false }: EntryPlace): string {
  const { entry, showing } = subject;
  const { t, toAddress } = tools;
  const sections = planSections(entry, 'page');
  const linked = linkTexts(subject, toAddress);
  const heading = (title: string) => `${'#'.repeat(level)} ${title}`;

  const blocks = [
    entry.deprecated !== undefined && `> **${t('api.deprecated')}** ${toQuote(linked(entry.deprecated))}`,
    entry.stage !== undefined && `**${t(`api.${entry.stage}`)}**`,
    linked(entry.description),
    !isBrief &&
      showing.length > 0 &&
      `${heading(t('api.demos'))}\n\n${showing.map(({ path, title }) => `- [${title}](${toAddress(path)})`).join('\n')}`,
    heading(t('api.import')),
    writeFence(entry.imports.join(`\n// ${t('api.or')}\n`), 'js'),
    writeSince(entry, t),
    ...sections.props.flatMap((section) => [
      heading(t(`api.${section.kind}`)),
      writeProps(section, { t, linked, origins: subject.origins, toAddress }),
    ]),
    ...(entry.kind === 'component' ? writeFacts(entry, tools) : []),
    ...writeSlots(sections, { t, linked, heading }),
    ...writeClasses(sections, { t, linked, heading }),
    ...writeRemoved(sections, { t, linked, heading }),
  ];
  return blocks.filter((block) => block !== false && block !== '').join('\n\n');
}

interface ListTools extends Pick<EntryTools, 't'> {
  readonly linked: (text: string) => string;
  readonly heading: (title: string) => string;
}

function writeStatus(
  { deprecated, stage }: Pick<ApiProp, 'deprecated' | 'stage'>,
  { t, linked }: Pick<ListTools, 't' | 'linked'>,
): string[] {
  return [
    deprecated === undefined ? '' : `**${t('api.deprecated')}**${deprecated === '' ? '' : `: ${linked(deprecated)}`}`,
    stage === undefined ? '' : `**${t(`api.${stage}`)}**`,
  ];
}

function writeSlots({ slots }: ApiSections, { t, linked, heading }: ListTools): string[] {
  if (slots.lines.length === 0) return [];
  const columns = [t('api.slotName'), t('api.className'), t('api.element'), t('api.description')];
  const rows = slots.lines.map(({ slot }) => [
    writeCode(slot.name),
    slot.class === undefined ? '' : writeCode(`.${slot.class}`),
    writeCode(slot.default ?? ''),
    [...writeStatus(slot, { t, linked }), writeSince(slot, t), linked(slot.description)].filter(Boolean).join(' '),
  ]);
  return [heading(t('api.slots')), writeTable(columns, rows)];
}

function writeClasses({ classes }: ApiSections, { t, linked, heading }: ListTools): string[] {
  if (classes.lines.length === 0) return [];
  const columns = [t('api.className'), t('api.rule'), t('api.description')];
  const rows = classes.lines.map(({ rule }) => [
    rule.className === undefined ? '' : writeCode(`.${rule.className}`),
    writeCode(rule.key),
    [...writeStatus(rule, { t, linked }), writeSince(rule, t), linked(rule.description)].filter(Boolean).join(' '),
  ]);
  return [heading(t('api.classes')), writeTable(columns, rows)];
}

function writeRemoved({ removed }: ApiSections, { t, linked, heading }: ListTools): string[] {
  if (removed.lines.length === 0) return [];
  const items = removed.lines.map(({ word, name, version, advice }) =>
    [
      `- ${t(`api.part.${word}`)} ${writeCode(name || t('api.value'))}: ${t('api.removedIn', { version })}.`,
      ...(advice ? [linked(advice).replace(/\s+/g, ' ')] : []),
    ].join(' '),
  );
  return [heading(t('api.removed')), items.join('\n')];
}

function writeFacts(entry: ApiEntry, { t, toAddress }: EntryTools): string[] {
  const { inheritance, muiName, themeDefaultProps, refHolder, rendered } = entry;
  const parent = inheritance && writeCode(inheritance.component);
  const way = inheritance?.pathname;
  const isAddress = way !== undefined && /^(\/|https?:)/.test(way);
  const ref = rendered?.ref === 'root' ? 'api.refHolder' : 'api.refHolds';
  return [
    entry.anyProps ? t(Object.keys(entry.props).length > 0 ? 'api.otherProps' : 'api.anyProps') : '',
    rendered?.root === undefined ? '' : t('api.root', { root: writeCode(`<${rendered.root}>`) }),
    refHolder === undefined ? '' : t(ref, { holder: writeCode(refHolder) }),
    parent === undefined
      ? ''
      : t('api.inheritanceText', { parent: isAddress ? `[${parent}](${toAddress(way)})` : parent }),
    themeDefaultProps && muiName !== undefined ? t('api.themeDefaultsText', { name: writeCode(muiName) }) : '',
  ];
}

function toQuote(text: string): string {
  return text.replace(/\n/g, '\n> ');
}
