import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { compileTailwind } from '../../../../cli/site/styles/compile-tailwind.ts';
import { siteFolder } from '../../demos/site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const source = (classes: string) => `export default () => <p className="${classes}" />;\n`;

describe('the utilities of a demo', () => {
  it('become only the rules that it uses', async () => {
    const css = await compileTailwind([source('rounded-full hover:underline'), source('no-such-utility')], repository);

    expect(css).toContain('.rounded-full{');
    expect(css).toContain('.hover\\:underline');
    expect(css).not.toMatch(/no-such-utility|\.flex|::before/);
  });

  it('follow the mode and the direction of the page', async () => {
    const css = await compileTailwind([source('dark:bg-black rtl:float-left')], repository);

    expect(css).toContain('[data-mode=dark]');
    expect(css).toContain(':dir(rtl)');
  });

  it.each([
    [
      'dark:bg-black',
      '.dark\\:bg-black:where([data-mode=dark],[data-mode=dark] :not(.demo-stage[data-mode=light],.demo-stage[data-mode=light] *)){',
    ],
    [
      'dark:hover:underline',
      ':where([data-mode=dark],[data-mode=dark] :not(.demo-stage[data-mode=light],.demo-stage[data-mode=light] *)):hover',
    ],
    ['[@media(prefers-color-scheme:dark)]:flex', ':where([data-mode=dark]:not([data-docs-light-demos]),'],
  ])('do not use the dark mode of the page on a light stage: %s', async (utility, selector) => {
    const css = await compileTailwind([source(utility)], repository);

    expect(css).toContain(selector);
  });

  it('leave the spacing of the page alone', async () => {
    const css = await compileTailwind([source('p-4')], repository);

    expect(css).toContain('var(--tw-spacing)');
    expect(css).not.toMatch(/--spacing(?![\w-])/);
  });

  it('are the same whatever the order of the sources', async () => {
    const sources = [source('p-4 flex'), source('rounded-full')];

    expect(await compileTailwind([...sources].reverse(), repository)).toBe(await compileTailwind(sources, repository));
  });

  it('compile to nothing without Tailwind', async () => {
    const root = siteFolder({ 'docs.config.ts': '' });
    roots.push(root);

    expect(await compileTailwind([source('p-4')], root)).toBe('');
  });
});
