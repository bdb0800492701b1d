// Torture table: what holds for the sources of the engine and the packages that it takes.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
  packages: Record<string, { version?: string; resolved?: string; hasInstallScript?: boolean }>;
};

describe('torture of the sources', () => {
  it('18: never pass content to the writer of gray-matter, which would read it again', () => {
    const files = ['cli', 'core', 'templates', 'runtime'].flatMap((room) =>
      readdirSync(`${root}${room}`, { recursive: true, encoding: 'utf8' }).map((file) => `${root}${room}/${file}`),
    );
    const code = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));

    expect(code.filter((text) => /from 'gray-matter'/.test(text)).length).toBeGreaterThan(0);
    expect(code.filter((text) => /\bmatter\.stringify\(/.test(text))).toEqual([]);
  });

  it.each([
    ['esbuild', '0.28.1'],
    ['mdast-util-to-hast', '13.2.1'],
    ['js-yaml', '3.15.2'],
    ['happy-dom', '20.0.0'],
  ])('143: depend on %s from %s on, as earlier versions have known vulnerabilities', (name, floor) => {
    const found = Object.entries(lock.packages).filter(([path]) => path.endsWith(`node_modules/${name}`));

    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(([, { version = '0' }]) => compare(version, floor) < 0)).toEqual([]);
  });

  it('143: take every package from the registry of npm', () => {
    const foreign = Object.values(lock.packages).flatMap(({ resolved = '' }) =>
      /^(?:https:\/\/registry\.npmjs\.org\/|test\/(?:react-19|no-watcher)$|$)/.test(resolved) ? [] : [resolved],
    );

    expect(foreign).toEqual([]);
  });
});

describe('an installation', () => {
  it('runs no script but that of esbuild', () => {
    const scripted = Object.entries(lock.packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [path] : [],
    );

    expect(scripted).toEqual(['node_modules/esbuild']);
  });
});

function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
