// The type of a prop → the code of a small value: two options, a function that does nothing, a number.
//
// Only what the type and the name say is used. A value with a meaning that neither tells, such as an icon or the rows
// of a table of any data, cannot be made up.

import { toQuoted } from '../../text/to-quoted.ts';
import type { ApiNamedType, ApiProp } from '../extract/api-entry.ts';
import { isFunctionText } from '../is-function-text.ts';
import { readLiteral } from '../playground/read-literal.ts';
import { splitUnion } from '../split-union.ts';
import { isMeaningful, toWords } from './write-texts.ts';

/** The words of the items of a list. */
const ordinals = ['One', 'Two'] as const;
/** Values that need deeper types are too large to read. */
const maxDepth = 4;

interface Setting {
  /** The prop or field that the value is for. */
  readonly name: string;
  readonly types: ReadonlyMap<string, ApiNamedType>;
  /** The word of the item that it is in. */
  readonly word?: (typeof ordinals)[number];
  readonly depth: number;
}

/**
 * Writes the code of a small value for one of the props of a component; undefined if its type does not say enough.
 *
 * @example
 * writeValue('options', { options: { type: 'string[]' } }) // "['One', 'Two']"
 * writeValue('onClose', { onClose: { type: '() => void' } }) // '() => undefined'
 */
export function writeValue(name: string, props: Readonly<Record<string, TypedProp>>): string | undefined {
  const prop = Object.hasOwn(props, name) ? props[name] : undefined;
  // A function may take what another prop has.
  const types = new Map(Object.values(props).flatMap((each) => (each.types ?? []).map((named) => [named.name, named])));
  return prop && writeType(prop.signature?.type ?? prop.type, { name, types, depth: 0 });
}

type TypedProp = Pick<ApiProp, 'type' | 'types' | 'signature'>;

function writeType(type: string, setting: Setting): string | undefined {
  if (setting.depth > maxDepth) return undefined;
  const members = splitUnion(type).filter((member) => member !== 'undefined');
  for (const member of members) {
    const written = member === 'null' ? undefined : writeMember(member, setting);
    if (written !== undefined) return written;
  }
  return members.includes('null') ? 'null' : undefined;
}

function writeMember(type: string, setting: Setting): string | undefined {
  const { name, word } = setting;
  const literal = readLiteral(type);
  if (literal !== undefined) return typeof literal === 'string' ? toQuoted(literal) : String(literal);
  const bare = type.replace(/^(?:React\.)?(?:JSX\.)?/, '');
  if (bare === 'string' || bare === 'Key') return writeText(setting);
  if (bare === 'ReactNode') return isMeaningful(name) ? undefined : toQuoted(word ?? toWords(name));
  if (/^(?:Element|ReactElement)\b/.test(bare)) return `<span>${word ?? toWords(name)}</span>`;
  if (bare === 'number') return String(pickNumber(setting));
  if (bare === 'boolean') return 'false';
  if (bare === 'Date') return 'new Date(2026, 0, 15)';
  return (
    writeFunction(bare, setting) ??
    writeList(bare, setting) ??
    (type.startsWith('{') ? writeObject(readFields(type), setting) : writeNamed(bare, setting))
  );
}

/** Identifiers are in lower case; other texts are the word of the item, or the name of the prop. */
function writeText({ name, word }: Setting): string | undefined {
  if (isIdentifier(name)) return toQuoted((word ?? ordinals[0]).toLowerCase());
  if (/href|url$/i.test(name)) return "'#'";
  return isMeaningful(name) ? undefined : toQuoted(word ?? toWords(name));
}

function isIdentifier(name: string): boolean {
  return /^(?:id|key|name|value)$|(?:Id|Key|Value)s?$/.test(name);
}

/** Numbers by the usual meaning of a name: positions begin at 0, amounts are small, and shares are in the middle. */
function pickNumber({ name, word }: Setting): number {
  const item = word === 'Two' ? 1 : 0;
  if (isIdentifier(name) && word !== undefined) return item + 1;
  if (/^(?:min|start|from)|index$|offset$/i.test(name)) return item;
  if (/^(?:max|total|end|to$)/i.test(name)) return 100;
  return /value|percent|progress|data/i.test(name) ? 40 + 20 * item : 3 + item;
}

/** Writes a function that returns a value of its type, or nothing. */
function writeFunction(type: string, setting: Setting): string | undefined {
  if (/^\w*(?:EventHandler|Callback)\b/.test(type)) return '() => undefined';
  if (!isFunctionText(type) || type.startsWith('new ')) return undefined;
  const result = type.slice(findResult(type));
  if (/^(?:void|any|unknown|undefined)\b/.test(result) || splitUnion(result).includes('void')) return '() => undefined';
  if (isText(result)) return writeTextFunction(type, setting);
  const written = writeType(result, { ...setting, depth: setting.depth + 1 });
  return written && `() => ${written.startsWith('{') ? `(${written})` : written}`;
}

function isText(type: string): boolean {
  return splitUnion(type).some((member) => /^(?:string|(?:React\.)?ReactNode)$/.test(member));
}

/** Writes a function that returns the text of what it is called with, or one of its own. */
function writeTextFunction(type: string, { name, types }: Setting): string {
  const [, parameter = '', given = ''] = /^\((\w+): ([\w'.]+)[,)]/.exec(type) ?? [];
  const field = types.get(given)?.fields.find((each) => textFields.includes(each.name) && isText(each.type));
  if (field) return `(${parameter}) => ${parameter}.${field.name}`;
  return given === 'string' ? `(${parameter}) => ${parameter}` : `() => ${toQuoted(toWords(name))}`;
}

/** Finds the result in the text of a function type. */
function findResult(type: string): number {
  let depth = 0;
  for (const { 0: token, index } of type.matchAll(/=>|[()]/g)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === '=>' && depth === 0) return index + type.slice(index).search(/[^=>\s]/);
  }
  return type.length;
}

/** Writes a list of two; where nothing is known of its items, they are texts if the name of the prop allows these. */
function writeList(type: string, setting: Setting): string | undefined {
  const [, inArray] = /^(?:Readonly)?Array<(.*)>$/s.exec(type) ?? [];
  const inner = inArray ?? /^(?:readonly )?(.*)\[\]$/s.exec(type)?.[1];
  if (inner === undefined) return undefined;
  const item = /^\(.*\)$/s.test(inner) ? inner.slice(1, -1) : inner;
  const items = ordinals.map((word) =>
    isOpen(item) && /^(?:items|options|labels|names|values)$/i.test(setting.name)
      ? toQuoted(word)
      : writeType(item, { ...setting, name: setting.name.replace(/s$/, ''), word, depth: setting.depth + 1 }),
  );
  return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
}

/** Returns whether any value is allowed, as far as the text of a type says. */
function isOpen(type: string): boolean {
  return /^(?:any|unknown|T|T[A-Z]\w*|\w*(?:Item|Option)Type)$/.test(type);
}

function writeNamed(type: string, setting: Setting): string | undefined {
  const { types, name } = setting;
  const [, inner] = /^(?:NonNullable|Readonly)<(.*)>$/s.exec(type) ?? [];
  const deeper = { ...setting, depth: setting.depth + 1 };
  if (inner !== undefined) return writeType(inner, deeper);
  const named = types.get(type.replace(/<.*/s, ''));
  if (named && named.fields.length > 0) return writeObject(named.fields, setting);
  if (named?.type !== undefined) return writeType(named.type, deeper);
  if (isOpen(type) && isIdentifier(name)) return writeText(setting);
  // Its usual fields, where a library does not export the type.
  if (/^Option(?:<|$)/.test(type) && setting.word !== undefined)
    return `{ label: ${toQuoted(setting.word)}, value: ${toQuoted(setting.word.toLowerCase())} }`;
  return undefined;
}

type Field = Pick<ApiNamedType['fields'][number], 'name' | 'type' | 'required'>;

/** Optional fields that show the object, the usual ones first. */
const textFields = ['label', 'title', 'text', 'content', 'name'];
const dataFields = ['value', 'data'];

/** Writes the fields that are required, and those that show something; undefined if one cannot be written. */
function writeObject(fields: readonly Field[], setting: Setting): string | undefined {
  const write = ({ name, type }: Field): string | undefined => {
    const code = writeType(type, { ...setting, name, depth: setting.depth + 1 });
    return code && `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : toQuoted(name)}: ${code}`;
  };
  const required = fields.filter((field) => field.required);
  const needed = required.map(write);
  if (needed.includes(undefined)) return undefined;

  const findOptional = (name: string) => fields.find((field) => field.name === name && !field.required);
  const hasText = required.some(({ name }) => textFields.includes(name));
  const text = textFields.flatMap((name) => findOptional(name) ?? []).find((field) => write(field) !== undefined);
  const shown = [...(text && !hasText ? [text] : []), ...dataFields.flatMap((name) => findOptional(name) ?? [])];
  const written = [...needed, ...shown.map(write)].filter((code) => code !== undefined);
  return written.length > 0 ? `{ ${written.join(', ')} }` : undefined;
}

/** Reads the fields of an object type that is written out: `{ label: string; value?: number }`. */
function readFields(type: string): Field[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of type.slice(1, -1).matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|=>|[^]/g)) {
    if (/^[([{<]$/.test(token)) depth += 1;
    if (/^[)\]}>]$/.test(token)) depth -= 1;
    if (token === ';' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.flatMap((part) => {
    const [, name, optional, inner] = /^\s*(?:readonly )?['"]?([\w$-]+)['"]?(\?)?:\s*(.*)$/s.exec(part) ?? [];
    return name === undefined || inner === undefined
      ? []
      : [{ name, type: inner.trim(), required: optional === undefined }];
  });
}
