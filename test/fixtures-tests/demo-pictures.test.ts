import { describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { dotPicture, siteTest } from '../site-test.ts';

const demo = (name: string) =>
  `import dot from './dot.png';\nimport mark from './mark.svg';\nexport default function ${name}() {\n  return <p><img src={dot} alt="A dot" /><img src={mark} alt="A mark" /></p>;\n}\n`;

/** A site under a sub-path whose demos, on two pages, import the same pictures. */
const files = {
  'docs.config.ts':
    "export default { title: 'Test', base: '/docs/', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }] };\n",
  'content/lib/One.tsx': demo('One'),
  'content/lib/Two.tsx': demo('Two'),
  'content/lib/dot.png': dotPicture,
  'content/lib/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"/>\n',
  'content/lib/a.md': '# A\n\n{{"demo": "One.tsx"}}\n\n{{"demo": "Two.tsx"}}\n',
  'content/lib/b.md': '# B\n\n{{"demo": "Two.tsx"}}\n',
};

describe('the pictures that demos import', () => {
  const site = siteTest(files);
  const listPictures = () => site.outputFiles().filter((file) => file.startsWith('_app/assets/'));

  it('are files of the site, each once, and are inlined in no other file', async () => {
    await site.build();
    const [dot = '', mark = ''] = listPictures();
    const texts = site.outputFiles().filter((file) => /\.(?:html|js|json|md)$/.test(file));

    expect(listPictures()).toEqual([
      expect.stringMatching(/^_app\/assets\/dot\.\w{10}\.png$/),
      expect.stringMatching(/^_app\/assets\/mark\.\w{10}\.svg$/),
    ]);
    expect(site.read('lib/a/index.html')).toContain(`<img src="/docs/${dot}" alt="A dot"/><img src="/docs/${mark}"`);
    expect(texts.filter((file) => site.read(file).includes(dotPicture.toString('base64').slice(0, 30)))).toEqual([]);
    const scripts = texts.filter((file) => file.startsWith('_app/demos.'));
    expect(scripts).toHaveLength(2);
    expect(scripts.every((file) => site.read(file).includes(`"/docs/${dot}"`))).toBe(true);
    expect((await site.run(['check', '--root', site.root, '--out', site.out])).status).toBe(0);
  });

  it('are addresses in an edited demo and in a project', () => {
    const [dot = '', mark = ''] = listPictures();
    const [sources = ''] = site.outputFiles().filter((file) => file.startsWith('_app/sources.'));
    const { around, demos } = JSON.parse(site.read(sources)) as {
      around: { files: object };
      demos: {
        Two?: { system: { variants: { TS: { project: { assets: string[]; files: Record<string, string> } } } } };
      };
    };
    const project = demos.Two?.system.variants.TS.project;

    expect(around.files).toMatchObject({
      'content/lib/dot.png': `/docs/${dot}`,
      'content/lib/mark.svg': `/docs/${mark}`,
    });
    expect(project?.assets).toEqual([`/docs/${dot}`]);
  });

  it.runIf(isEvery)('get a new address when they change, even if nothing else does', async () => {
    const before = listPictures();
    site.write('content/lib/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>\n');
    await site.build();
    const after = listPictures();

    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(site.read('lib/b/index.html')).toContain(`/docs/${after[1]}`);
    await site.build('--verify');
  });
});
