import { describe, expect, it } from 'vitest';
import { makeLibrarySite } from '../../../bench/demos/make-library-site.mjs';

const shown = { line: "import { Button } from 'antd';", element: (page: number) => `<Button>Button ${page}</Button>` };

describe('a site of one library', () => {
  it('has a separate demo on each page, and each page in the tree', () => {
    const site = makeLibrarySite(shown, { pages: 2 });

    expect([...site.keys()]).toEqual([
      'docs.config.ts',
      'nav/lib.ts',
      'content/lib/page-1/index.md',
      'content/lib/page-1/Demo1.tsx',
      'content/lib/page-2/index.md',
      'content/lib/page-2/Demo2.tsx',
    ]);
    expect(site.get('content/lib/page-2/index.md')).toContain('{{"demo": "Demo2.js"}}');
    expect(site.get('content/lib/page-2/Demo2.tsx')).toContain(shown.line);
    expect(site.get('content/lib/page-2/Demo2.tsx')).toContain('<Button>Button 2</Button>');
    expect(site.get('nav/lib.ts')).toContain('"/lib/page-2"');
  });

  it('has a wrapper around the demos if the library needs one', () => {
    const wrapper = 'export default function DemoRoot() {}\n';

    const site = makeLibrarySite({ ...shown, wrapper }, { pages: 1 });

    expect(site.get('content/DemoRoot.tsx')).toBe(wrapper);
    expect(site.get('docs.config.ts')).toContain('"wrapper": "./content/DemoRoot.tsx"');
    expect(makeLibrarySite(shown, { pages: 1 }).get('docs.config.ts')).not.toContain('wrapper');
  });
});
