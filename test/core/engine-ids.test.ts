import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { enginePrefix, isEngineId } from '../../core/engine-ids.ts';
import { toSlug } from '../../core/markdown/to-slug.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rooms = ['templates', 'runtime', 'cli/serve/live'];
const files = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${room}/${file.replaceAll('\\', '/')}`),
);

/** Reads the ids that templates and scripts write as they are. */
function readPlainIds(): string[] {
  return files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '');
    return [...code.matchAll(/(?<![\w-])id(?:="|\s=\s'|=\{')([^"'$]+)["']/g)].map(([, id = '']) => `${file}: ${id}`);
  });
}

describe('the ids of the engine', () => {
  it('cannot be the slug of a heading', () => {
    const texts = ['docs--settings', 'Docs -- settings', 'docs – settings', '-docs- -settings', 'Docs_-_settings'];

    expect(texts.map(toSlug).filter(isEngineId)).toEqual([]);
    expect(isEngineId(`${enginePrefix}settings`)).toBe(true);
  });

  it('begin with the prefix, but for headings of pages of API', () => {
    expect(readPlainIds().filter((id) => !id.includes(`: ${enginePrefix}`))).toEqual([
      'templates/api/api-page.tsx: demos',
      'templates/api/api-page.tsx: import',
    ]);
  });
});
