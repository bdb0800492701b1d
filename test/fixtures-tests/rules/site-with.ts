// Sites that differ from a good one in a single thing.

import { goodPage, type SiteFileTexts } from '../../site-test.ts';

/** A site with one more setting, on line 5 of its settings. */
export function configWith(setting: string): SiteFileTexts {
  const lines = [
    'export default {',
    "  title: 'Test',",
    "  url: 'https://docs.example.com', cards: { draw: false },",
    "  products: [{ id: 'lib', name: 'Lib' }],",
    `  ${setting},`,
    '};',
    '',
  ];
  return {
    'docs.config.ts': lines.join('\n'),
    'nav/lib.ts': "export default [{ pathname: '/lib/a' }];\n",
    'content/lib/a.md': goodPage('A'),
  };
}

/** A site with one more entry, on line 3 of its tree. */
export function navWith(entry: string): SiteFileTexts {
  return {
    'nav/lib.ts': `export default [\n  { pathname: '/lib/a' },\n  ${entry},\n];\n`,
    'content/lib/a.md': goodPage('A'),
  };
}

/** A site with more files. */
export function siteWith(files: SiteFileTexts): SiteFileTexts {
  return { 'content/lib/a.md': goodPage('A'), ...files };
}

/** A site whose page places the component "Boom". */
export function siteWithBoom(code: string): SiteFileTexts {
  return { 'content/lib/a.md': goodPage('A', '{{"component": "Boom"}}'), 'components/Boom.tsx': code };
}

/** A site whose page shows the demo "Demo". */
export function siteWithDemo(text: string, files: SiteFileTexts = {}): SiteFileTexts {
  return { 'content/lib/a.md': goodPage('A', '{{"demo": "Demo.js"}}'), 'content/lib/Demo.tsx': text, ...files };
}
