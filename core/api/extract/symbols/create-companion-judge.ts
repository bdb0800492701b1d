// The names of components and hooks → whether a symbol belongs to one of them: ButtonProps,
// ButtonPropsColorOverrides, buttonClasses, getButtonUtilityClass, UseButtonReturnValue.

import type { SymbolKind } from './api-symbol.ts';

const types = /^(?:[A-Z]\w*)?(?:Props|Slots?|Overrides|Classes|Class[Kk]ey|OwnerState|TypeMap|Parameters|ReturnValue)$/;

/** Creates the judge of a package by the names of its components and hooks. */
export function createCompanionJudge(names: readonly string[]): (name: string, kind: SymbolKind) => boolean {
  const owners = new Set(names.map((name) => raise(name.replaceAll('.', ''))));

  return function isCompanion(name, kind) {
    if (kind === 'function') {
      const [, owner] = /^get([A-Z]\w*?)UtilityClass(?:es)?$/.exec(name) ?? [];
      return owner !== undefined && owners.has(owner);
    }
    if (kind === 'constant') return name.endsWith('Classes') && owners.has(raise(name.slice(0, -'Classes'.length)));
    return kind === 'type' && listStarts(name).some(([start, rest]) => owners.has(start) && types.test(rest));
  };
}

// 'ButtonBaseProps' begins with 'ButtonBase' and with 'Button'.
function listStarts(name: string): (readonly [start: string, rest: string])[] {
  return [...name.matchAll(/[A-Z]/g)].map(({ index }) => [name.slice(0, index), name.slice(index)] as const);
}

function raise(name: string): string {
  return `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`;
}
