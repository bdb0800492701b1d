// A prop as the type checker knows it → the prop as a page shows it.
// Printing a type is expensive, so `read` is called only for props that are shown.

import type ts from 'typescript';
import { splitUnion } from '../../split-union.ts';
import type { ApiNamedType, ApiProp, ApiVariant } from '../api-entry.ts';
import { isAllowed, type PropSymbol } from './collect-props.ts';
import type { PropVariant } from './find-variants.ts';
import { noteType } from '../types/note-type.ts';
import { listEnums, type EnumFinder } from '../types/list-enums.ts';
import { listPlain } from '../types/list-plain.ts';
import { listValueTexts, withValueTexts } from '../types/list-value-texts.ts';
import { listLiterals } from '../types/literal-order.ts';
import { openTypes } from '../types/open-types.ts';
import { findTypeNode, isTooLarge, printMembers, type Member } from '../types/print-type.ts';
import { readDoc, readDocs, type Doc } from '../read-doc.ts';
import { findEnumMember } from '../types/find-enum-member.ts';
import { findEarlier } from './find-earlier.ts';
import { withCode } from './with-code.ts';
import { readFunction } from '../types/read-function.ts';

/** A prop with its doc comment and its declarations, whose type is not printed yet. */
export interface NamedProp {
  readonly name: string;
  readonly required: boolean;
  readonly doc: Doc;
  /** The default from another declaration's comment, where the comment in use has none. */
  readonly laterDefault?: string;
  /** One symbol for each type that has the prop. */
  readonly symbols: readonly ts.Symbol[];
  /** The library's own declarations; those of React only where the library has none. */
  readonly declarations: readonly ts.Declaration[];
  /** Writes a literal as code that the type accepts: `Size.Normal` for 'md', where only an enum is accepted. */
  readonly writeValue: (value: string) => string;
  /** Prints the type and returns the finished prop. */
  readonly read: () => ApiProp;
}

/** Reads a prop from the given declarations and from its variants in the members of a union. */
export type PropReader = (
  found: PropSymbol,
  declarations: readonly ts.Declaration[],
  variants?: readonly PropVariant[],
) => NamedProp;

/** Creates a prop reader. It caches printed types, as components share hundreds of props. */
export function createPropReader(checker: ts.TypeChecker, findEnum: EnumFinder = () => undefined): PropReader {
  const printed = new Map<ts.Declaration, Map<ts.Type, PrintedType>>();

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
            : printOnce(listMembers(dropForbidden(found, checker), { declarations, checker }), doc),
        ),
        ...(variants.length > 0 && {
          variants: variants.map((variant) => toVariant(variant, { found, declarations, checker })),
        }),
      }),
    };
  };

  function printOnce(members: readonly Member[], doc: Doc): PrintedType {
    const [{ symbol, declaration } = {}] = members;
    if (!symbol || !declaration || members.length > 1) return printProp(members, { doc, findEnum, checker });

    const type = checker.getTypeOfSymbol(symbol);
    const printedTypes = printed.get(declaration) ?? new Map<ts.Type, PrintedType>();
    const found = printedTypes.get(type) ?? printProp(members, { doc, findEnum, checker });
    printed.set(declaration, printedTypes.set(type, found));
    return found;
  }
}

// The comments on single values go below the description of the prop.
function withValues(doc: Doc, declarations: readonly ts.Declaration[], checker: ts.TypeChecker): Doc {
  const [texts = []] = declarations
    .flatMap((declaration) => findTypeNode(declaration) ?? [])
    .map((node) => listValueTexts(node, checker))
    .filter(({ length }) => length > 0);
  return texts.length === 0 ? doc : { ...doc, description: withValueTexts(doc.description, texts) };
}

function findDefault(declarations: readonly ts.Declaration[]): string | undefined {
  const defaults = new Set(declarations.flatMap((declaration) => readDoc(declaration).default ?? []));
  // Where comments disagree, none of them is trusted.
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
const unionWithUndefined = /^(?:(?!.*=>)|\(\(.*\)(?= \| undefined$)).* \| undefined$/;

type PrintedType = Pick<ApiProp, 'type' | 'plain' | 'enums' | 'note' | 'signature' | 'types'>;

function dropEmpty(doc: Doc): Partial<Doc> {
  return Object.fromEntries(
    // An empty `@deprecated` still means something; any other empty text does not.
    Object.entries(doc).filter(
      ([key, value]) => value !== undefined && (value !== '' || key === 'deprecated') && key !== 'parameters',
    ),
  );
}

function toProp(
  { required, doc }: { required: boolean; doc: Doc },
  { type, plain, enums, note, signature, types }: PrintedType,
): ApiProp {
  const { default: fallback, description, deprecated, stage, seeMore, since } = doc;
  // An optional prop is shown as optional, so its type does not repeat `undefined`.
  const shownType =
    required || !unionWithUndefined.test(type)
      ? type
      : type.replace(/^\((\(.*)\) \| undefined$|^(.*) \| undefined$/, '$1$2');
  return {
    type: shownType,
    plain,
    enums,
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

function printProp(
  members: readonly Member[],
  { doc, findEnum, checker }: { doc: Doc; findEnum: EnumFinder; checker: ts.TypeChecker },
): PrintedType {
  const type = printMembers(members, checker);
  const memberTypes = members.map(({ symbol }) => checker.getTypeOfSymbol(symbol));
  const enums = listEnums(memberTypes, { findEnum, checker });
  const signature = readFunction(memberTypes, { doc, checker });
  const types = members.flatMap(({ symbol: { name }, declaration }) => {
    const node = declaration && findTypeNode(declaration);
    return node ? openTypes(node, { prop: name, text: type, checker }) : [];
  });
  return {
    type,
    plain: readPlain(members, { type, checker }),
    ...(enums.length > 0 && { enums }),
    note: noteType(type, signature),
    signature,
    ...(types.length > 0 && { types: types.filter(isFirst) }),
  };
}

function isFirst({ name }: ApiNamedType, index: number, types: readonly ApiNamedType[]): boolean {
  return types.findIndex((type) => type.name === name) === index;
}

// A type whose text already lists the values is not repeated, and the names of all elements are too many to read.
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
  const shown = splitUnion(type).filter((member) => member !== 'null' && member !== 'undefined');
  return plain.length === 0 || shown.every((member) => plain.includes(member) || member === 'boolean')
    ? undefined
    : plain.join(' | ');
}

// Some members of a union declare a prop only to forbid it: `{ a?: never }`.
function dropForbidden(found: PropSymbol, checker: ts.TypeChecker): PropSymbol {
  const allowed = found.symbols.filter((symbol) => isAllowed({ ...found, symbols: [symbol] }, checker));
  return allowed.length > 0 ? { ...found, symbols: allowed } : found;
}

// Takes, from each type that has the prop, the declaration with a comment, each once.
function listMembers(
  { symbols }: PropSymbol,
  { declarations, checker }: { declarations: readonly ts.Declaration[]; checker: ts.TypeChecker },
): Member[] {
  const members = symbols.map((symbol) => {
    const own = declarations.filter((declaration) => symbol.declarations?.includes(declaration));
    const commented = own.filter((candidate) => readDocs([candidate]).description !== '');
    const candidates = commented.length > 0 ? commented : own;
    return { symbol, declaration: findExact(candidates, { symbol, checker }) ?? candidates[0] };
  });
  const declared = members.filter(({ declaration }) => declaration !== undefined);
  const shown = declared.length > 0 ? declared : members.slice(0, 1);
  return shown.filter(
    ({ declaration }, index) => shown.findIndex((other) => other.declaration === declaration) === index,
  );
}

// In an intersection (A & B), a prop of both has the type that both allow, which may be the type in one of them.
function findExact(
  declarations: readonly ts.Declaration[],
  { symbol, checker }: { symbol: ts.Symbol; checker: ts.TypeChecker },
): ts.Declaration | undefined {
  const [first, ...others] = declarations.map(findTypeNode);
  // A type parameter has a different type at each use, so no declaration matches it.
  if (others.length === 0 || (first && checker.getTypeFromTypeNode(first).isTypeParameter())) return undefined;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  if (isTooLarge(type)) return undefined;
  return declarations.find((declaration) => {
    const node = findTypeNode(declaration);
    const declared = node && checker.getNonNullableType(checker.getTypeFromTypeNode(node));
    return (
      declared !== undefined &&
      (declared === type || (checker.isTypeAssignableTo(declared, type) && checker.isTypeAssignableTo(type, declared)))
    );
  });
}
