import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { compileStyle } from '../../../cli/styles/compile-style.ts';
import { siteFolder } from '../demos/site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

async function compile(files: Record<string, string>, file = Object.keys(files)[0] ?? '') {
  const root = siteFolder(files);
  roots.push(root);
  const compiled = await compileStyle(file, root);
  if ('problem' in compiled) throw new Error(JSON.stringify(compiled.problem));
  return compiled;
}

describe('a style sheet', () => {
  it('is small, and holds what it imports and shows', async () => {
    const files = {
      'content/Demo.css': "@import './base.css';\n.a {\n  background: url(./dot.svg);\n}\n",
      'content/base.css': 'b { color: red; }\n',
      'content/dot.svg': '<svg/>',
    };

    expect(await compile(files)).toEqual({
      css: 'b{color:red}.a{background:url(data:image/svg+xml,<svg/>)}',
      names: {},
    });
  });

  it('is the same wherever the site lies', async () => {
    const files = { 'content/Demo.module.css': '.card { color: red; }\n' };

    expect(await compile(files)).toEqual(await compile(files));
  });
});

describe('a module of styles', () => {
  it('has names of its own', async () => {
    const { css, names } = await compile({
      'content/Demo.module.css': '.card { color: red; }\n.card:hover .big-card { margin: 0; }\n',
    });

    expect(Object.keys(names)).toEqual(['card', 'big-card']);
    expect(css).toBe(`.${names.card}{color:red}.${names.card}:hover .${names['big-card']}{margin:0}`);
  });

  it('keeps its names apart from those of another folder', async () => {
    const files = {
      'content/a/Demo.module.css': '.card { color: red; }\n',
      'content/b/Demo.module.css': '.card { color: red; }\n',
    };
    const [one, other] = [
      await compile(files, 'content/a/Demo.module.css'),
      await compile(files, 'content/b/Demo.module.css'),
    ];

    expect(one.names.card).not.toBe(other.names.card);
  });

  it('leaves global names as they are', async () => {
    const { css, names } = await compile({
      'content/Demo.module.css': '.card :global(.MuiButton-root) { color: red; }\n',
    });

    expect(names).toEqual({ card: names.card });
    expect(css).toBe(`.${names.card} .MuiButton-root{color:red}`);
  });
});

describe('a broken style sheet', () => {
  it.each([
    ["@import './none.css';\n", '1:9', 'Could not resolve "./none.css"'],
    ['a { color: red;\n', '2:1', 'Expected "}" to go with "{"'],
    ['b {}\na { color red; }\n', '2:10', 'Expected ":"'],
    ['// Red.\na { color: red; }\n', '1:1', 'Comments in CSS use "/* ... */" instead of "//"'],
  ])('is told, with its place: %j', async (text, at, message) => {
    const root = siteFolder({ 'content/Demo.css': text });
    roots.push(root);
    const compiled = await compileStyle('content/Demo.css', root);
    const problem = 'problem' in compiled ? compiled.problem : undefined;

    expect(problem).toMatchObject({
      rule: 'demo-style',
      severity: 'error',
      message,
      hint: 'Correct the style sheet at this place.',
    });
    expect(problem?.place).toEqual({
      file: 'content/Demo.css',
      line: Number(at.split(':')[0]),
      column: Number(at.split(':')[1]),
    });
  });

  it('is told in the file that is broken', async () => {
    const root = siteFolder({ 'content/Demo.css': "@import './base.css';\n", 'content/base.css': 'a {\n' });
    roots.push(root);

    expect(await compileStyle('content/Demo.css', root)).toMatchObject({
      problem: { place: { file: 'content/base.css', line: 2, column: 1 } },
    });
  });

  it('may know more than its compiler', async () => {
    expect((await compile({ 'content/Demo.css': '@unknown x;\na { colour-of-sky: blue; }\n' })).css).toContain(
      'colour-of-sky:blue',
    );
  });
});
