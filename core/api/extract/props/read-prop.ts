// A prop as the checker knows it → what a page shows of it.
// Printing a type is what costs most, so it waits until the prop is known to be shown.

import type ts from 'typescript';
import { splitUnion } from '../../split-union.ts';
import type { ApiNamedType, ApiProp, ApiVariant } from '../api-entry.ts';
import { isAllowed, type PropSymbol } from './collect-props.ts';
import type { PropVariant } from './find-variants.ts';
import { noteType } from '../types/note-type.ts';
import { listPlain } from '../types/list-plain.ts';
import { listValueTexts, withValueTexts } from '../types/list-value-texts.ts';
import { listLiterals } from '../types/literal-order.ts';
import { openTypes } from '../types/open-types.ts';
import { findTypeNode, printMembers, type Member } from '../types/print-type.ts';
import { readDoc, readDocs, type Doc } from '../read-doc.ts';
import { findEnumMember } from '../types/find-enum-member.ts';
import { findEarlier } from './find-earlier.ts';
import { withCode } from './with-code.ts';
import { readFunction } from '../types/read-function.ts';

/** A prop by its name, its comment and its declarations. */
export interface NamedProp {
  readonly name: string;
  readonly required: boolean;
  readonly doc: Doc;
  /** The default that a comment further on tells, where the one that speaks tells none. */
  readonly laterDefault?: string;
  /** Once for each type that has it. */
  readonly symbols: readonly ts.Symbol[];
  /** Those that count: an attribute that a library declares anew is the library's. */
  readonly declarations: readonly ts.Declaration[];
  /** Writes a plain value as code that its type takes: `Size.Normal` for 'md', where it takes an enum alone. */
  readonly writeValue: (value: string) => string;
  /** Reads its type, too. */
  readonly read: () => ApiProp;
}

/** Reads a prop from those of its declarations that count, and from what it is in members of a union. */
export type PropReader = (
  found: PropSymbol,
  declarations: readonly ts.Declaration[],
  variants?: readonly PropVariant[],
) => NamedProp;

/** Creates the reader of props. It remembers what it has written, as components share hundreds of props. */
export function createPropReader(checker: ts.TypeChecker): PropReader {
  const written = new Map<ts.Declaration, Map<ts.Type, WrittenType>>();

  return function readProp(found, declarations, variants = []) {
    const { name, required, symbols } = found;
    const own = readDocs(declarations);
    const doc =
      own.description === '' && !own.hidden
        ? { ...readDocs(declarations.flatMap((declaration) => findEarlier(declaration, checker))), ...dropEmpty(own) }
        : own;
    return {
      name,
      required,
      doc,
      ...(doc.default === undefined && declarations.length > 1 && { laterDefault: findDefault(declarations) }),
      symbols,
      declarations,
      writeValue: (value) => findEnumMember(value, symbols, checker) ?? value,
      read: () => ({
        ...toProp(
          { required, doc: withCode(withValues(doc, declarations, checker), symbols, checker) },
          found.takesElements
            ? { type: 'ElementType' }
            : write(listMembers(pickOpen(found, checker), { declarations, checker }), doc),
        ),
        ...(variants.length > 0 && {
          variants: variants.map((variant) => toVariant(variant, { found, declarations, checker })),
        }),
      }),
    };
  };

  function write(members: readonly Member[], doc: Doc): WrittenType {
    const [{ symbol, declaration } = {}] = members;
    if (!symbol || !declaration || members.length > 1) return writeType(members, { doc, checker });

    const type = checker.getTypeOfSymbol(symbol);
    const known = written.get(declaration) ?? new Map<ts.Type, WrittenType>();
    const found = known.get(type) ?? writeType(members, { doc, checker });
    written.set(declaration, known.set(type, found));
    return found;
  }
}

// What is said of a value stands below what is said of the prop.
function withValues(doc: Doc, declarations: readonly ts.Declaration[], checker: ts.TypeChecker): Doc {
  const [texts = []] = declarations
    .flatMap((declaration) => findTypeNode(declaration) ?? [])
    .map((node) => listValueTexts(node, checker))
    .filter(({ length }) => length > 0);
  return texts.length === 0 ? doc : { ...doc, description: withValueTexts(doc.description, texts) };
}

function findDefault(declarations: readonly ts.Declaration[]): string | undefined {
  const defaults = new Set(declarations.flatMap((declaration) => readDoc(declaration).default ?? []));
  // Where comments disagree, none of them tells.
  return defaults.size === 1 ? [...defaults][0] : undefined;
}

function toVariant(
  { prop, values, orNone, required, symbols }: PropVariant,
  {
    found,
    declarations,
    checker,
  }: { found: PropSymbol; declarations: readonly ts.Declaration[]; checker: ts.TypeChecker },
): ApiVariant {
  const type = printMembers(listMembers({ ...found, symbols }, { declarations, checker }), checker);
  return { prop, values, ...(orNone && { orNone }), type, required };
}

/** `string | undefined` or `((a) => b) | undefined`, but not `(a) => b | undefined`. */
const isJoined = /^(?:(?!.*=>)|\(\(.*\)(?= \| undefined$)).* \| undefined$/;

type WrittenType = Pick<ApiProp, 'type' | 'plain' | 'note' | 'signature' | 'types'>;

function dropEmpty(doc: Doc): Partial<Doc> {
  return Object.fromEntries(
    // A tag without words says something; a text without words does not.
    Object.entries(doc).filter(
      ([key, value]) => value !== undefined && (value !== '' || key === 'deprecated') && key !== 'parameters',
    ),
  );
}

function toProp(
  { required, doc }: { required: boolean; doc: Doc },
  { type, plain, note, signature, types }: WrittenType,
): ApiProp {
  const { default: fallback, description, deprecated, stage, seeMore, since } = doc;
  // What a type joins with nothing may be left out by whoever uses the prop otherwise.
  const told =
    required || !isJoined.test(type) ? type : type.replace(/^\((\(.*)\) \| undefined$|^(.*) \| undefined$/, '$1$2');
  return {
    type: told,
    plain,
    required,
    default: fallback,
    description,
    deprecated,
    stage,
    seeMore,
    since,
    note,
    signature,
    types,
  };
}

function writeType(members: readonly Member[], { doc, checker }: { doc: Doc; checker: ts.TypeChecker }): WrittenType {
  const type = printMembers(members, checker);
  const called = members.map(({ symbol }) => checker.getTypeOfSymbol(symbol));
  const signature = readFunction(called, { doc, checker });
  const types = members.flatMap(({ symbol: { name }, declaration }) => {
    const node = declaration && findTypeNode(declaration);
    return node ? openTypes(node, { prop: name, text: type, checker }) : [];
  });
  return {
    type,
    plain: readPlain(members, { type, checker }),
    note: noteType(type, signature),
    signature,
    ...(types.length > 0 && { types: types.filter(isFirst) }),
  };
}

function isFirst({ name }: ApiNamedType, index: number, types: readonly ApiNamedType[]): boolean {
  return types.findIndex((type) => type.name === name) === index;
}

// Where the text tells all there is, it is not said twice; nobody reads the names of all elements.
function readPlain(
  members: readonly Member[],
  { type, checker }: { type: string; checker: ts.TypeChecker },
): string | undefined {
  if (/\bElementType\b|\bIntrinsicElements\b/.test(type)) return undefined;
  const order = members.flatMap(({ declaration }) => (declaration ? listLiterals(declaration, checker) : []));
  const plain = [
    ...new Set(
      members.flatMap(({ symbol }) => listPlain(checker.getNonNullableType(checker.getTypeOfSymbol(symbol)), order)),
    ),
  ];
  const told = splitUnion(type).filter((member) => member !== 'null' && member !== 'undefined');
  return plain.length === 0 || told.every((member) => plain.includes(member) || member === 'boolean')
    ? undefined
    : plain.join(' | ');
}

// Some members of a union name a prop to forbid it; the others say what it may be.
function pickOpen(found: PropSymbol, checker: ts.TypeChecker): PropSymbol {
  const open = found.symbols.filter((symbol) => isAllowed({ ...found, symbols: [symbol] }, checker));
  return open.length > 0 ? { ...found, symbols: open } : found;
}

// Of each type that has the prop, the declaration that a comment stands over, each once.
function listMembers(
  { symbols }: PropSymbol,
  { declarations, checker }: { declarations: readonly ts.Declaration[]; checker: ts.TypeChecker },
): Member[] {
  const members = symbols.map((symbol) => {
    const own = declarations.filter((declaration) => symbol.declarations?.includes(declaration));
    const told = own.filter((candidate) => readDocs([candidate]).description !== '');
    const spoken = told.length > 0 ? told : own;
    return { symbol, declaration: findExact(spoken, { symbol, checker }) ?? spoken[0] };
  });
  const told = members.filter(({ declaration }) => declaration !== undefined);
  const shown = told.length > 0 ? told : members.slice(0, 1);
  return shown.filter(
    ({ declaration }, index) => shown.findIndex((other) => other.declaration === declaration) === index,
  );
}

// Where types are joined (A & B), a prop of both is what both allow, which may be what one of them says.
function findExact(
  declarations: readonly ts.Declaration[],
  { symbol, checker }: { symbol: ts.Symbol; checker: ts.TypeChecker },
): ts.Declaration | undefined {
  const [first, ...others] = declarations.map(findTypeNode);
  // What has another name in each place is what it is there.
  if (others.length === 0 || (first && checker.getTypeFromTypeNode(first).isTypeParameter())) return undefined;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  return declarations.find((declaration) => {
    const node = findTypeNode(declaration);
    const written = node && checker.getNonNullableType(checker.getTypeFromTypeNode(node));
    return (
      written !== undefined &&
      (written === type || (checker.isTypeAssignableTo(written, type) && checker.isTypeAssignableTo(type, written)))
    );
  });
}
