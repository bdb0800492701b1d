import { describePlugins } from '../../../../cli/site/load/plugins/describe-plugins.ts';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createPageParser } from '../../../../cli/pages/parse/create-page-parser.ts';
import { makePage, makeSite } from '../../../make-page.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

/** Creates a site with one page, and its parser. */
function open() {
  const root = mkdtempSync(join(tmpdir(), 'docs-'));
  roots.push(root);
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/a.md'), '# Written\n');
  const parse = createPageParser(
    {
      root,
      cache: join(root, 'cache'),
      engineKey: '',
      packagesKey: '',
      site: makeSite({
        limits: { pageBytes: 40, nesting: 100, pageSeconds: 5, demoSeconds: 10, memory: 1400, pluginSeconds: 10 },
      }),
      dictionaries: {},
      templates: {},
      components: {},
      slots: {},
      plugins: describePlugins([], { file: 'docs.config.ts', key: '', isPlain: true, inputs: [] }, ''),
      modulesKey: '',
      translated: {},
    },
    { translate: (_language, key) => key, log: () => undefined },
  );
  return { root, parse, page: makePage({ file: 'content/a.md' }) };
}

describe('the document of a page', () => {
  it('is parsed once, and then found by the hash of its text without the text', async () => {
    const { root, parse, page } = open();
    const first = await parse({ page });
    rmSync(join(root, 'content'), { recursive: true });

    const second = await parse({ page, textHash: 'problem' in first ? '' : first.textHash });

    expect(second).toEqual(first);
    expect(second).toMatchObject({ document: { title: 'Written' } });
  });

  it('is parsed from the current text if the store has no document for the known hash', async () => {
    const { root, parse, page } = open();
    const first = await parse({ page });
    rmSync(join(root, 'cache'), { recursive: true });
    writeFileSync(join(root, 'content/a.md'), '# Rewritten\n');

    const second = await parse({ page, textHash: 'problem' in first ? '' : first.textHash });

    expect(second).toMatchObject({ document: { title: 'Rewritten' } });
    expect(existsSync(join(root, 'cache/documents'))).toBe(true);
  });

  it('is parsed for a page that the engine writes itself', async () => {
    const { parse, page } = open();

    expect(await parse({ page: { ...page, file: 'docs.config.ts' }, text: '# Home\n' })).toMatchObject({
      document: { title: 'Home' },
    });
  });

  it('is refused for a page that is too large', async () => {
    const { root, parse, page } = open();
    writeFileSync(join(root, 'content/a.md'), `# ${'Long '.repeat(10)}\n`);

    expect(await parse({ page })).toMatchObject({ problem: { rule: 'page-too-large' } });
  });
});
