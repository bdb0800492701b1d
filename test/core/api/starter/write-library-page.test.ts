import { describe, expect, it } from 'vitest';
import type { LibraryExport } from '../../../../core/api/starter/library.ts';
import { writeLibraryPage } from '../../../../core/api/starter/write-library-page.ts';

const button: LibraryExport = {
  name: 'Button',
  kind: 'component',
  description: '',
  importLine: "import { Button } from '@acme/ui';",
  source: '@acme/ui/index.d.ts',
};
const options = { packageName: '@acme/ui', isPlayable: true };

function write(changes: Partial<LibraryExport>, parts: readonly LibraryExport[] = [], isPlayable = true): string {
  return writeLibraryPage({ slug: 'react-button', main: { ...button, ...changes }, parts }, { ...options, isPlayable });
}

describe('the first page of a component', () => {
  it('has a lead, a playground and the import', () => {
    expect(write({ description: 'A button.' })).toBe(`---
title: Button
description: "A button."
components: Button
---

# Button

<p class="description">A button.</p>

{{"component": "Playground"}}

## Import

\`\`\`tsx
import { Button } from '@acme/ui';
\`\`\`
`);
  });

  it.each([
    ['Runs [a task](https://x.dev) **now**. And more.', 'Runs a task now.'],
    ['Takes `a < b` & <b>more</b>\n\nNever mind.', 'Takes a &lt; b &amp; more.'],
    ['Version 1.2 of it', 'Version 1.2 of it.'],
    ['Say {{"component": "Gone"}} here.', 'Try Button from @acme/ui, see how to import it, and look up its props.'],
    ['@internal', 'Try Button from @acme/ui, see how to import it, and look up its props.'],
  ])('takes the first sentence of the comment %j', (description, lead) => {
    expect(write({ description })).toContain(`<p class="description">${lead}</p>`);
  });

  it('imports its parts in one statement', () => {
    const part = { ...button, name: 'ButtonIcon', importLine: "import { ButtonIcon } from '@acme/ui';" };
    const other = { ...button, name: 'Ghost', importLine: "import Ghost from '@acme/ui/Ghost';" };
    const page = write({}, [part, other]);

    expect(page).toContain('components: Button, ButtonIcon, Ghost\n');
    expect(page).toContain("```tsx\nimport { Button, ButtonIcon } from '@acme/ui';\nimport Ghost from '@acme/ui/Ghost';\n```");
  });

  it('gives a text to a component that shows nothing without one', () => {
    const page = { slug: 'react-box', main: { ...button, name: 'Box' }, parts: [] };

    expect(writeLibraryPage(page, { ...options, needsText: true })).toContain(
      '\n{{"component": "Playground", "props": {"children": "Box"}}}\n',
    );
  });

  it('has no playground where there is nothing to play with', () => {
    expect(write({}, [], false)).not.toContain('Playground');
    expect(write({ name: 'useButton', kind: 'hook' }, [], false)).toContain('hooks: useButton\n');
  });
});
