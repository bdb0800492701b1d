import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findModule } from '../../../../cli/files/find-module.ts';
import { createFigureOpener } from '../../../../cli/pages/parse/create-figure-opener.ts';
import { makeSite } from '../../../make-page.ts';

const root = mkdtempSync(join(tmpdir(), 'docs-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function open(markdown: { math?: boolean; mermaid?: boolean }, find = findModule) {
  const { markdown: rest, ...site } = makeSite();
  const context = { root, cache: join(root, 'cache'), site: { ...site, markdown: { ...rest, ...markdown } } };
  return createFigureOpener(context, { log: () => undefined, find });
}

describe('the figure libraries of a page', () => {
  it('are not opened on a site that does not enable them', async () => {
    expect(await open({})('$x$ mermaid')).toEqual({});
  });

  it('are not loaded for a text without figures', async () => {
    const asked: string[] = [];
    await open({ math: true, mermaid: true }, (name) => void asked.push(name) as undefined)('Text.');

    expect(asked).toEqual([]);
  });

  it('draw a formula, or return its fault and the place', async () => {
    const { formula } = await open({ math: true })('$x$');

    expect(formula?.('x', false)).toEqual({ html: '<math><mi>x</mi></math>' });
    expect(formula?.('a + \\nothing', false)).toEqual({ fault: expect.stringMatching(/^un/), at: 4 });
  });

  it('stop a formula that never ends', async () => {
    const { formula } = await open({ math: true })('$x$');

    expect(formula?.('\\def\\a{\\a\\a}\\a', false)).toMatchObject({ fault: expect.any(String) });
  });

  it('cache a diagram by its source', async () => {
    const first = (await open({ mermaid: true })('```mermaid')).diagram?.('graph TD\na --> b');
    const second = (await open({ mermaid: true })('```mermaid')).diagram?.('graph TD\na --> b');

    expect(first).toMatchObject({ html: expect.stringContaining('<svg') });
    expect(second).toEqual(first);
  });

  it.each([
    ['math', 'temml', 'formula'],
    ['mermaid', 'beautiful-mermaid', 'diagram'],
  ] as const)('report a problem if they are not installed: %s', async (setting, name, figure) => {
    const figures = await open({ [setting]: true }, () => undefined)('$x$ mermaid');

    expect(figures[figure]?.('x', false)).toEqual({
      problem: {
        rule: 'figure-package',
        severity: 'error',
        message: `The package "${name}" is not installed, but markdown.${setting} needs it`,
        hint: `Run npm install --save-dev ${name} in the folder of the site.`,
      },
    });
  });
});
