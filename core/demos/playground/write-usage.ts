// A component and its props → highlighted code that uses it, as a person would write it: on one line if it
// fits, otherwise with a line for each prop.

import type { PlaygroundValue, PlaygroundValues, ShownPlayground, UsageFrame } from '../../model/playground.ts';
import type { TokenRun } from '../../model/token-run.ts';
import { findMember } from './find-member.ts';
import { writeText } from './write-text.ts';

/** A component as its page contains it, and the props that its code has to name. */
interface Usage extends Pick<ShownPlayground, 'component' | 'head' | 'controls' | 'frame'> {
  readonly values: PlaygroundValues;
}

/** Longer elements are written on several lines. */
const maxLineWidth = 64;

/**
 * Writes the code that uses a component.
 *
 * @example
 * toCode(writeUsage({ component: 'Button', head, controls, values: { size: 'large', children: 'Save' } }))
 * // import Button from '@mui/material/Button';
 * //
 * // <Button size="large">Save</Button>
 */
export function writeUsage({ component, head, controls, values, frame }: Usage): TokenRun[] {
  const { children, ...others } = values;
  const used: (string | undefined)[] = [undefined];
  const attributes = Object.entries(frame ? values : others).map(([name, value]) => {
    const member = findMember(
      controls.find(({ prop }) => prop === name),
      value,
    );
    used.push(member?.split(/[.[]/)[0]);
    return writeAttribute(name, value, member);
  });
  const imports = head.filter(({ of }) => used.includes(of));
  if (frame) return [...imports, ...writeFramed(frame, attributes)];
  const content = children === undefined || children === '' ? [] : writeChildren(children);
  const short = writeElement(component, { attributes, content, gap: ' ', isTall: false });
  const isShort = toCode(short).length <= maxLineWidth;

  return [
    ...imports,
    ...(isShort ? short : writeElement(component, { attributes, content, gap: '\n  ', isTall: true })),
    plain('\n'),
  ];
}

/** Joins the text of the runs. */
export function toCode(pieces: readonly TokenRun[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** Puts the tag on one line if it fits, as for an element alone. */
function writeFramed(
  { before, attributes, indent, isSelfClosing, after }: UsageFrame,
  props: readonly TokenRun[][],
): TokenRun[] {
  const all = [...props, ...attributes];
  const line = toCode(before).split('\n').at(-1) ?? '';
  const tag = `${line} ${all.map(toCode).join(' ')}`;
  const isTall = all.length > 0 && (tag.includes('\n') || tag.length > maxLineWidth);
  const gap = plain(isTall ? `\n${indent}  ` : ' ');
  const end = `${isTall ? `\n${indent}` : isSelfClosing ? ' ' : ''}${isSelfClosing ? '/' : ''}>`;
  return [...before, ...all.flatMap((attribute) => [gap, ...attribute]), plain(end), ...after];
}

interface Layout {
  readonly attributes: readonly TokenRun[][];
  readonly content: readonly TokenRun[];
  readonly gap: string;
  readonly isTall: boolean;
}

function writeElement(component: string, { attributes, content, gap, isTall }: Layout): TokenRun[] {
  const name: TokenRun = { role: 't-f', text: component };
  const isBroken = isTall && attributes.length > 0;
  const open = [plain('<'), name, ...attributes.flatMap((attribute) => [plain(gap), ...attribute])];
  if (content.length === 0) return [...open, plain(isBroken ? '\n/>' : ' />')];

  const [before, after] = isTall ? ['\n  ', '\n'] : ['', ''];
  return [...open, plain(`${isBroken ? '\n' : ''}>${before}`), ...content, plain(`${after}</`), name, plain('>')];
}

function writeAttribute(name: string, value: PlaygroundValue, member: string | undefined): TokenRun[] {
  const named: TokenRun = { role: 't-p', text: name };
  if (member !== undefined) return [named, plain(`={${member}}`)];
  if (value === true) return [named];
  if (typeof value !== 'string') return [named, plain('={'), { role: 't-n', text: String(value) }, plain('}')];
  // A quoted attribute has no escapes, and an ampersand may start an HTML entity.
  const isPlain = !/["&\n\r\u2028\u2029]/.test(value);
  return isPlain
    ? [named, plain('='), { role: 't-s', text: `"${value}"` }]
    : [named, plain('={'), { role: 't-s', text: writeText(value) }, plain('}')];
}

function writeChildren(value: PlaygroundValue): TokenRun[] {
  if (typeof value !== 'string') return [plain('{'), { role: 't-n', text: String(value) }, plain('}')];
  // Between tags, brackets are code, and leading and trailing white space is lost.
  const isPlain = !/[<>{}&\n\r\t\u2028\u2029]|^\s|\s$/.test(value);
  return isPlain ? [plain(value)] : [plain('{'), { role: 't-s', text: writeText(value) }, plain('}')];
}

function plain(text: string): TokenRun {
  return { role: '', text };
}
