// Code files → the imports that the table of rooms does not allow, one sentence each.

import { readImports, resolveImport, toPackageName } from '../read-imports.ts';
import type { Import } from '../read-imports.ts';
import type { CodeFile } from './code-file.ts';
import { findRoom, isListed } from './rooms.ts';
import type { Room } from './rooms.ts';

/** Finds the imports from other rooms that a room is not allowed. */
export function findForbiddenImports(files: readonly CodeFile[]): string[] {
  return files.flatMap((code) => {
    const { file } = code;
    const room = findRoom(file);
    if (!room) return [`${file} is in no room of test/architecture/rooms.ts`];

    return readImports(code)
      .filter((entry) => !isAllowed(room, file, entry))
      .map((entry) => `${file}:${entry.line} imports "${entry.specifier}", which ${room.name} may not`);
  });
}

/** Finds packages that the engine uses although package.json does not declare them. */
export function findUndeclaredPackages(files: readonly CodeFile[], declared: readonly string[]): string[] {
  return files.flatMap((code) =>
    readImports(code)
      // The compiler checks packages that are only imported for types.
      .filter(({ typeOnly }) => !typeOnly)
      .filter(({ specifier }) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
      .filter(({ specifier }) => !declared.includes(toPackageName(specifier)))
      .map(({ specifier, line }) => `${code.file}:${line} imports "${specifier}", which package.json does not declare`),
  );
}

function isAllowed(room: Room, file: string, { specifier, typeOnly }: Import): boolean {
  const target = resolveImport(file, specifier);
  if (target === undefined) return room.packages.test(specifier);

  return room.holds.test(target) || isListed(target, room.imports) || (typeOnly && isListed(target, room.importsTypes));
}
