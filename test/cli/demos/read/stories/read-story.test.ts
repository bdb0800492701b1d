import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readStory } from '../../../../../cli/demos/read/stories/read-story.ts';

const folder = mkdtempSync(join(tmpdir(), 'docs-stories-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const place = { root: join(folder, 'site'), pageFile: 'content/ui/button.md' };
for (const file of ['site/src/Card.stories.tsx', 'ui/Button.stories.tsx']) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), 'export default {};\nexport const Primary = { render: () => <b>Hi</b> };\n');
}

function read(file: string) {
  const { sources, problems } = readStory({ name: 'Primary', file, options: {}, line: 7, column: 1 }, place);
  return { files: sources.map(({ main }) => main.file), problems };
}

describe('the story of a page', () => {
  it('is in a file of the site', () => {
    expect(read('src/Card.stories.tsx#Primary')).toEqual({ files: ['src/Card.stories.tsx'], problems: [] });
  });

  it.each([
    [
      '../ui/Button.stories.tsx',
      'The stories of "../ui/Button.stories.tsx" are outside of the folder of the site, and cannot be shown',
      'Add a story file next to the page that imports the component from its package, or move docs.config.ts to a folder that holds the stories.',
    ],
    [
      'src/Cart.stories.tsx',
      'No file src/Cart.stories.tsx next to this page or in the folder of the site',
      'Did you mean "src/Card.stories.tsx"?',
    ],
  ])('is reported as missing at its marker: %s', (file, message, hint) => {
    expect(read(`${file}#Primary`)).toEqual({
      files: [],
      problems: [
        {
          rule: 'demo-not-found',
          severity: 'error',
          place: { file: place.pageFile, line: 7, column: 1 },
          message,
          hint,
        },
      ],
    });
  });
});
