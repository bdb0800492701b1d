// Code files → the imports that the table of rooms does not allow, one sentence each.

import { readImports, resolveImport, toPackageName } from '../read-imports.ts';
import type { Import } from '../read-imports.ts';
import type { CodeFile } from './code-file.ts';
import { findRoom, isListed } from './rooms.ts';
import type { Room } from './rooms.ts';

/** Finds the imports that lead out of a room by a door that it does not have. */
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

/** Finds packages that run in the engine although package.json does not bring them. */
export function findUndeclaredPackages(files: readonly CodeFile[], declared: readonly string[]): string[] {
  return files.flatMap((code) =>
    readImports(code)
      // That types are there, the compiler proves.
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
