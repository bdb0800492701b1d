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
const options = { packageName: '@acme/ui', playground: { kind: 'bare' as const } };

function write(changes: Partial<LibraryExport>, parts: readonly LibraryExport[] = [], isPlayable = true): string {
  const main = { ...button, ...changes };
  return writeLibraryPage(
    { slug: 'react-button', name: main.name, main, parts },
    { ...options, playground: isPlayable ? options.playground : undefined },
  );
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

  it.each([
    ['a long sentence', `Draws ${'a thing, '.repeat(30)}and so on. More.`, /^Draws (?:a thing, )+a(?: thing)?…$/],
    ['words without an end', `Draws ${'things '.repeat(30)}`, /^Draws (?:things )+things…$/],
    ['a word without spaces', `Draws ${'x'.repeat(200)}.`, /^Draws…$/],
  ])('shortens %s to what search results show', (_case, description, lead) => {
    const [, written = ''] = /^description: "(.*)"$/m.exec(write({ description })) ?? [];

    expect(written).toMatch(lead);
    expect(written.length).toBeLessThanOrEqual(170);
  });

  it('imports its parts in one statement', () => {
    const part = { ...button, name: 'ButtonIcon', importLine: "import { ButtonIcon } from '@acme/ui';" };
    const other = { ...button, name: 'Ghost', importLine: "import Ghost from '@acme/ui/Ghost';" };
    const page = write({}, [part, other]);

    expect(page).toContain('components: Button, ButtonIcon, Ghost\n');
    expect(page).toContain("```tsx\nimport { Button, ButtonIcon } from '@acme/ui';\nimport Ghost from '@acme/ui/Ghost';\n```");
  });

  it('gives a text to required props that show one', () => {
    expect(write({ given: { title: 'Title' } })).toContain(
      '\n{{"component": "Playground", "props": {"title": "Title"}}}\n',
    );
  });

  it('adds a text to a component that is invisible without one', () => {
    const page = { slug: 'react-box', name: 'Box', main: { ...button, name: 'Box' }, parts: [] };

    expect(writeLibraryPage(page, { ...options, playground: { kind: 'text' } })).toContain(
      '\n{{"component": "Playground", "props": {"children": "Box"}}}\n',
    );
  });

  it.each([
    [{ kind: 'bare' as const }, '{"component": "Playground", "props": {"in": true}}'],
    [{ kind: 'text' as const }, '{"component": "Playground", "props": {"children": "Fade", "in": true}}'],
    [
      { kind: 'stage' as const, stage: { file: 'FadeStage.tsx', code: '', parts: 0 } },
      '{"component": "Playground", "props": {"in": true}, "stage": "FadeStage.tsx"}',
    ],
  ])('shows what a transition hides: %j', (playground, marker) => {
    const page = { slug: 'react-fade', name: 'Fade', main: { ...button, name: 'Fade', isTransition: true }, parts: [] };

    expect(writeLibraryPage(page, { ...options, playground })).toContain(`\n{${marker}}\n`);
  });

  it('has the name of the component without "Root" as its title, and names the file of its stage', () => {
    const page = { slug: 'react-tabs', name: 'Tabs', main: { ...button, name: 'Tabs.Root' }, parts: [] };
    const stage = { file: 'TabsStage.tsx', code: '', parts: 1 };

    expect(writeLibraryPage(page, { ...options, playground: { kind: 'stage', stage } })).toMatch(
      /^---\ntitle: Tabs\n[^]*\ncomponents: Tabs\.Root\n[^]*\n# Tabs\n[^]*\n\{\{"component": "Playground", "stage": "TabsStage\.tsx"\}\}\n/,
    );
  });

  it('has no playground if the component cannot be rendered alone', () => {
    expect(write({}, [], false)).not.toContain('Playground');
    expect(write({ name: 'useButton', kind: 'hook' }, [], false)).toContain('hooks: useButton\n');
  });
});
