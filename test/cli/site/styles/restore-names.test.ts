import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { compileStyle } from '../../../../cli/site/styles/compile-style.ts';
import { siteFolder } from '../../demos/site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

/** Compiles the first file, and removes the keys of modules from the names. */
async function compile(files: Record<string, string>) {
  const root = siteFolder(files);
  roots.push(root);
  const { style, problems } = await compileStyle(Object.keys(files)[0] ?? '', { root });
  if (!style || problems.length > 0) throw new Error(JSON.stringify(problems));
  return { css: style.css.replace(/((?:Demo|other)_[\w-]+)_\w{5}/g, '$1'), names: Object.keys(style.names) };
}

describe('names that rules of other sheets use', () => {
  it.each([
    [
      'Demo.module.css',
      '.card { container: acme-card / inline-size; }\n',
      '.Demo_card{container:acme-card / inline-size}',
    ],
    [
      'Demo.module.css',
      '.card { container-type: size; container-name: acme-card side; }\n',
      '.Demo_card{container-type:size;container-name:acme-card side}',
    ],
    [
      'Demo.module.scss',
      '.card { @container acme-card (min-width: 100px) { .in { color: red; } } }\n',
      '@container acme-card (min-width: 100px){.Demo_card .Demo_in{color:red}}',
    ],
    [
      'Demo.module.less',
      '@name: acme-card;\n.card { container: @name / size; }\n@container acme-card not (width > 9px) { .card { margin: 0 } }\n',
      '.Demo_card{container:acme-card / size}@container acme-card not (width > 9px){.Demo_card{margin:0}}',
    ],
    ['Demo.module.css', '.card { list-style-type: acme-thumbs; }\n', '.Demo_card{list-style-type:acme-thumbs}'],
    ['Demo.module.scss', '.card { list-style: acme-thumbs inside; }\n', '.Demo_card{list-style:acme-thumbs inside}'],
    [
      'Demo.module.less',
      "@counter-style acme-thumbs { system: cyclic; symbols: '*'; }\n.card { list-style-type: acme-thumbs; }\n",
      '@counter-style acme-thumbs{system:cyclic;symbols:"*"}.Demo_card{list-style-type:acme-thumbs}',
    ],
  ])('stay as they are written: %s, %j', async (file, text, css) => {
    const { names, ...style } = await compile({ [`content/${file}`]: text });

    expect(style.css).toBe(css);
    expect(names.filter((name) => !['card', 'in'].includes(name))).toEqual([]);
  });

  it.each([
    ['\\31 0a', 'container:\\31 0a / size'],
    ['-\\32 b', 'container:\\-2b / size'],
    ['a\\:b', 'container:a\\:b / size'],
  ])('may contain escapes: %s', async (name, css) => {
    const style = await compile({ 'content/Demo.module.css': `.card { container: ${name} / size; }\n` });

    expect(style).toEqual({ css: `.Demo_card{${css}}`, names: ['card'] });
  });

  it('are restored beside a picture and a text', async () => {
    const style = await compile({
      'content/Demo.module.css': `.card { list-style: url('./dot.png') card; }\n.b { list-style: "a;}b" }\n`,
      'content/dot.png': '(;"',
    });

    expect(style.css).toBe(`.Demo_card{list-style:url('data:image/png,(;"') card}.Demo_b{list-style:"a;}b"}`);
    expect(style.names).toEqual(['card', 'b']);
  });

  it('are restored in a module that another sheet imports', async () => {
    const style = await compile({
      'content/Demo.css': "@import './other.module.css';\n@container side { .a { color: red } }\n",
      'content/other.module.css': '.b { container: side / size; }\n',
    });

    expect(style.css).toBe('.other_b{container:side / size}@container side{.a{color:red}}');
  });
});

describe('names of a module', () => {
  it('are local for keyframes, and for classes that have the name of a container', async () => {
    const style = await compile({
      'content/Demo.module.css':
        '.card { container: card / size; animation: card 1s, fade 2s; }\n@keyframes card { to { top: 0 } }\n@keyframes fade { to { top: 1px } }\n',
    });

    expect(style).toEqual({
      css: '.Demo_card{container:card / size;animation:Demo_card 1s,Demo_fade 2s}@keyframes Demo_card{to{top:0}}@keyframes Demo_fade{to{top:1px}}',
      names: ['card', 'fade'],
    });
  });

  it('include classes that only others are composed of', async () => {
    const { names } = await compile({
      'content/Demo.module.css': '.side { container: wide / size; }\n.b { composes: side; color: red; }\n',
    });

    expect(names).toEqual(['side', 'b']);
  });
});
