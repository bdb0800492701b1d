// A component and its parts → a stage: the parts in the order in which people nest them, by their names. Parts with
// other names are left out. Whether a stage shows anything is found by building it.

import { toCodeName } from '../entry-label.ts';
import { readLiteral } from '../playground/read-literal.ts';
import { splitUnion } from '../split-union.ts';
import { joinImports } from './join-imports.ts';
import type { LibraryExport, LibraryPage } from './library.ts';
import { writeValues } from './needed-values.ts';

/** The file of a stage, next to its page, and its code. */
export interface PlannedStage {
  readonly file: string;
  readonly code: string;
  /** How many parts it has, besides the component. */
  readonly parts: number;
}

/** The purpose of a part. */
interface Role {
  /** The ends of the names of such parts. */
  readonly names: readonly string[];
  /** The roles of elements that contain it, the likeliest first; without one of them, the component itself. */
  readonly within?: readonly string[];
  /** Its text if it contains no other part, one for each copy; without a text, it stays empty. */
  readonly text?: readonly [string, ...string[]];
  /** Whether it is left out if it contains no other part. */
  readonly isFrame?: true;
}

const ordinals = ['One', 'Two'] as const;

/** All roles, in the order in which siblings are written. */
const roles: Readonly<Record<string, Role>> = {
  label: { names: ['Label', 'Legend'], within: ['field'], text: ['Label'] },
  field: { names: ['Field'], isFrame: true },
  trigger: { names: ['Trigger', 'Toggle', 'Button', 'Summary'], within: ['header', 'item'], text: ['Open'] },
  portal: { names: ['Portal'], isFrame: true },
  backdrop: { names: ['Backdrop', 'Overlay'], within: ['portal'] },
  positioner: { names: ['Positioner'], within: ['portal'], isFrame: true },
  list: { names: ['List', 'ItemList'], isFrame: true },
  tab: { names: ['Tab'], within: ['list'], text: ordinals },
  control: { names: ['Control'], within: ['field'] },
  track: { names: ['Track'], within: ['control', 'field'] },
  range: { names: ['Range', 'Fill', 'FilledTrack'], within: ['track'] },
  thumb: { names: ['Thumb', 'Handle'], within: ['track', 'control'] },
  indicator: { names: ['Indicator'], within: ['item', 'track', 'control', 'list'] },
  header: { names: ['Header', 'Head', 'Heading'], within: ['item', 'content'], text: ['Header'] },
  panels: { names: ['Panels', 'TabPanels'], isFrame: true },
  content: {
    names: ['Content', 'Popup', 'Dropdown', 'Panel', 'TabPanel', 'Pane', 'TabPane', 'Details'],
    within: ['item', 'positioner', 'backdrop', 'portal', 'panels'],
    text: ['The first content', 'The second content'],
  },
  viewport: { names: ['Viewport'], within: ['content'], isFrame: true },
  title: { names: ['Title'], within: ['header', 'content', 'item'], text: ['Title'] },
  description: { names: ['Description', 'Subtitle'], within: ['header', 'content'], text: ['Description'] },
  body: { names: ['Body'], within: ['content'], text: ['Content'] },
  group: { names: ['Group', 'ItemGroup'], within: ['list', 'viewport', 'content'], isFrame: true },
  item: {
    names: ['Item', 'Option', 'Step', 'Link'],
    within: ['group', 'list', 'viewport', 'content', 'body'],
    text: ordinals,
  },
  text: { names: ['Text', 'ItemText'], within: ['item'], text: ordinals },
  row: { names: ['Row', 'Tr'], within: ['body'], isFrame: true },
  columnHeader: {
    names: ['HeadCell', 'HeaderCell', 'ColumnHeaderCell', 'ColumnHeader', 'Column', 'Th'],
    within: ['header'],
    text: ['Name', 'Size'],
  },
  cell: { names: ['Cell', 'DataCell', 'Td'], within: ['row', 'body'], text: ordinals },
  input: { names: ['Input'], within: ['field', 'control'] },
  fallback: { names: ['Fallback'], text: ['AB'] },
  footer: { names: ['Footer', 'Actions'], within: ['content'], text: ['Footer'] },
  close: { names: ['Close', 'CloseTrigger', 'CloseButton', 'Cancel'], within: ['footer', 'content'], text: ['Close'] },
};

/** Roles of which a stage has two, to have something to choose from. */
const repeated = new Set(['tab', 'item', 'columnHeader', 'cell']);

/** Components whose items contain a content each; in others, such as menus, the content contains the items. */
const opensItems = /accordion|collaps|disclos|expan|step|timeline|tree/i;

/** Props that join a tab with its panel, and a default with both. */
const keyProps = ['value', 'eventKey', 'id'] as const;

type Parts = ReadonlyMap<string, LibraryExport>;

/**
 * Plans the stages of a page to be tried one after the other: some triggers take a text, others make a trigger of the
 * element in them. None if fewer than two parts have a place, or if one needs what cannot be made up.
 */
export function planStages(page: LibraryPage): PlannedStage[] {
  const plain = planStage(page, { hasButtons: false });
  const withButtons = planStage(page, { hasButtons: true });
  const isOther = withButtons?.code !== plain?.code;
  return [...(plain ? [plain] : []), ...(withButtons && isOther ? [withButtons] : [])];
}

function planStage(page: LibraryPage, { hasButtons }: { hasButtons: boolean }): PlannedStage | undefined {
  const { name, main, parts } = page;
  const byRole = findRoles(page);
  if (byRole.size < Math.min(2, parts.length) || byRole.size === 0) return undefined;
  const key = findKey([...byRole.values()]);
  const holdsContent = opensItems.test(name);
  const content = writeChildren('', { byRole, key, holdsContent, hasButtons, copy: 0 });
  if (content === undefined || content.length === 0) return undefined;

  const isKeyed = key === 'value' && main.takes?.includes('defaultValue');
  const tag = toCodeName(main.name);
  const stage = `${name.replaceAll('.', '')}Stage`;
  const tags = new Set([...content.join('\n').matchAll(/<([\w.]+)/g)].map(([, written]) => written));
  const used = [...byRole.values()].filter((part) => tags.has(toCodeName(part.name)));
  const enums = used.flatMap(({ members = {} }) => Object.values(members));
  const open = [`<${tag}`, '{...props}', ...writeValues(main), ...(isKeyed ? ['defaultValue="one"'] : [])];
  return {
    file: `${stage}.tsx`,
    parts: used.length,
    code: [
      "import type { ComponentProps } from 'react';",
      ...joinImports([main, ...used, ...enums].map(({ importLine }) => importLine)),
      '',
      `export default function ${stage}(props: ComponentProps<typeof ${tag}>) {`,
      '  return (',
      ...indent(indent(wrap(open.join(' '), tag, content))),
      '  );',
      '}',
      '',
    ].join('\n'),
  };
}

/** Finds the part of each role; of several, the one with the shortest name. */
function findRoles({ name, parts }: LibraryPage): Parts {
  const byRole = new Map<string, LibraryExport>();
  const sorted = [...parts].sort((a, b) => a.name.length - b.name.length);
  for (const part of sorted) {
    const rest = toRest(part.name, name);
    const role = Object.keys(roles).find((each) => !byRole.has(each) && roles[each]?.names.includes(rest));
    if (role !== undefined) byRole.set(role, part);
  }
  if (byRole.has('list') && !byRole.has('item')) rename(byRole, 'trigger', 'tab');
  if (opensItems.test(name)) {
    rename(byRole, 'control', 'trigger');
    if (byRole.has('item')) rename(byRole, 'body', 'content');
  }
  return byRole;
}

/** What opens something is a tab where it is in a list, and some call it a control; what it opens, some call a body. */
function rename(byRole: Map<string, LibraryExport>, from: string, to: string): void {
  const part = byRole.get(from);
  if (!part || byRole.has(to)) return;
  byRole.delete(from);
  byRole.set(to, part);
}

/** "Tabs.List" and "TabList" of "Tabs" → "List"; "Radio" of "RadioGroup" and "Crumb" of "Crumbs" → "Item". */
function toRest(part: string, compound: string): string {
  const singular = compound.replace(/s$/, '');
  const isOne = [`${part}s`, `${part}Group`, `${part}List`].includes(compound);
  if (isOne && part !== 'Tab') return 'Item';
  const prefix = [`${compound}.`, compound, singular].find((each) => part.startsWith(each) && part !== each);
  return prefix === undefined ? part : part.slice(prefix.length);
}

function findKey(parts: readonly LibraryExport[]): (typeof keyProps)[number] | undefined {
  return keyProps.find((key) => parts.some(({ required = {}, takes = [] }) => key in required || takes.includes(key)));
}

interface Place {
  readonly byRole: Parts;
  readonly key: string | undefined;
  /** Whether items contain a content, and its trigger. */
  readonly holdsContent: boolean;
  /** Whether triggers contain a button. */
  readonly hasButtons: boolean;
  /** Which of several copies contains it. */
  readonly copy: number;
}

/** Writes the parts within an element of a role; '' is the component itself. Undefined if one cannot be written. */
function writeChildren(parent: string, place: Place): string[] | undefined {
  const lines: string[] = [];
  for (const role of Object.keys(roles)) {
    const part = place.byRole.get(role);
    if (!part || findHolder(role, place) !== parent) continue;
    const copies = repeated.has(role) || isPanel(role, parent, place) ? [0, 1] : [place.copy];
    for (const copy of copies) {
      const written = writePart(role, part, { ...place, copy });
      if (!written) return undefined;
      lines.push(...written);
    }
  }
  return lines;
}

/** Finds the role of the element that contains a part; '' for the component itself. */
function findHolder(role: string, { byRole, holdsContent }: Place): string {
  const isHolder = (holder: string) =>
    byRole.has(holder) &&
    !(holder === 'content' && role === 'item' && holdsContent) &&
    !(holder === 'item' && ['content', 'trigger'].includes(role) && !holdsContent);
  return roles[role]?.within?.find(isHolder) ?? '';
}

/** Returns whether a content is one of several, of which a list of tabs shows one. */
function isPanel(role: string, parent: string, { byRole }: Place): boolean {
  return role === 'content' && byRole.has('tab') && ['', 'panels'].includes(parent);
}

function writePart(role: string, part: LibraryExport, place: Place): string[] | undefined {
  const attributes = writeAttributes(part, place);
  const inside = writeChildren(role, place);
  // The headers of columns are in a row as well.
  const row = role === 'header' && place.byRole.has('columnHeader') ? place.byRole.get('row') : undefined;
  const children = row && inside ? wrap(`<${toCodeName(row.name)}`, toCodeName(row.name), inside) : inside;
  if (!attributes || !children) return undefined;
  const tag = toCodeName(part.name);
  const open = [`<${tag}`, ...attributes].join(' ');
  if (children.length > 0) return wrap(open, tag, children);
  if (roles[role]?.isFrame) return [];
  const word = findText(role, place);
  return [word === undefined ? `${open} />` : `${open}>${word}</${tag}>`];
}

function wrap(open: string, tag: string, children: readonly string[]): string[] {
  return [`${open}>`, ...indent(children), `</${tag}>`];
}

/** Returns the text of a part without other parts; that of a trigger or a header in an item names the item. */
function findText(role: string, { byRole, holdsContent, hasButtons, copy }: Place): string | undefined {
  const namesItem = role === 'trigger' || (role === 'header' && !byRole.has('title'));
  const texts = namesItem && holdsContent && byRole.has('item') ? ordinals : roles[role]?.text;
  const text = texts?.[copy] ?? texts?.[0];
  return hasButtons && ['trigger', 'tab', 'close'].includes(role) ? `<button type="button">${text}</button>` : text;
}

/** Writes the props that a part needs; undefined if one of them cannot be made up. */
function writeAttributes({ required = {}, members = {}, takes = [] }: LibraryExport, { key, copy }: Place): string[] | undefined {
  const word = ordinals[copy] ?? ordinals[0];
  const names = new Set([...(key !== undefined && takes.includes(key) ? [key] : []), ...Object.keys(required)]);
  const attributes = [...names].map((name) => {
    if (name === key) return `${name}="${word.toLowerCase()}"`;
    const member = members[name];
    return member ? `${name}={${member.code}}` : writeAttribute(name, required[name] ?? '', word);
  });
  return attributes.every((each) => each !== undefined) ? attributes : undefined;
}

function writeAttribute(name: string, type: string, word: string): string | undefined {
  const members = splitUnion(type);
  if (members.some((member) => /^(?:string|(?:React\.)?ReactNode|Key)$/.test(member))) return `${name}="${word}"`;
  const literal = members.map(readLiteral).find((value) => value !== undefined);
  if (typeof literal === 'string') return `${name}="${literal}"`;
  if (literal !== undefined) return `${name}={${literal}}`;
  if (members.includes('number')) return `${name}={1}`;
  if (members.includes('boolean')) return `${name}={false}`;
  return members.length === 1 && type.includes('=>') ? `${name}={() => undefined}` : undefined;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
