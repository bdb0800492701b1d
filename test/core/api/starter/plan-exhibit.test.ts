import { describe, expect, it } from 'vitest';
import type { LibraryExport } from '../../../../core/api/starter/library.ts';
import { planExhibit } from '../../../../core/api/starter/plan-exhibit.ts';
import { planLibraryPages } from '../../../../core/api/starter/plan-library-pages.ts';
import type { StarterPlayground } from '../../../../core/api/starter/write-library-page.ts';
import { makeComponent } from './make-component.ts';

function plan(exports: readonly LibraryExport[], kind: 'bare' | 'text' | 'stage' | 'none' = 'bare') {
  const pages = planLibraryPages(exports);
  const stage = { file: 'Stage.tsx', code: '', parts: 2 };
  const playground: StarterPlayground | undefined =
    kind === 'none' ? undefined : kind === 'stage' ? { kind, stage } : { kind };
  return planExhibit(pages, new Map(playground ? pages.map(({ slug }) => [slug, playground]) : []))?.code;
}

const namesIn = (code = '') => [...code.matchAll(/<Exhibited name="(\w+)">/g)].map(([, name]) => name);

describe('the demo of the front page of a library', () => {
  it('shows what nearly every library has, in pairs, each with its name', () => {
    const code = plan(['Zoom', 'Slider', 'Button', 'Toggle', 'Rate'].map((name) => makeComponent(name)));

    expect(namesIn(code)).toEqual(['Button', 'Toggle', 'Slider', 'Rate']);
    expect(code).toContain("import { Button, Toggle, Slider, Rate } from 'kit';");
    expect(namesIn(plan(['Button', 'Slider', 'Avatar'].map((name) => makeComponent(name))))).toEqual(['Button', 'Slider']);
  });

  it('shows no more than six, and one of each kind', () => {
    const names = ['Button', 'Switch', 'Toggle', 'Slider', 'Rating', 'Badge', 'Chip', 'Alert', 'Checkbox'];

    expect(namesIn(plan(names.map((name) => makeComponent(name))))).toEqual([
      'Button',
      'Switch',
      'Slider',
      'Rating',
      'Chip',
      'Alert',
    ]);
  });

  it('gives a text to what takes one, and a label to controls', () => {
    const code = plan([
      makeComponent('Button', { passesChildren: true }),
      makeComponent('Badge', { takes: ['children'] }),
      makeComponent('Alert'),
      makeComponent('Slider', { passesChildren: true }),
    ]);

    expect(code).toContain('<Button>Save</Button>');
    expect(code).toContain('<Badge>New</Badge>');
    expect(code).toContain('<Alert aria-label="Alert" />');
    expect(code).toContain('<Slider aria-label="Slider" />');
  });

  it('shows controls in use, if they take such a prop', () => {
    const takes = ['defaultChecked', 'defaultValue'];
    const code = plan([makeComponent('Switch', { takes }), makeComponent('Rating', { takes }), makeComponent('Checkbox')]);

    expect(code).toContain('<Switch aria-label="Switch" defaultChecked />');
    expect(code).toContain('<Rating aria-label="Rating" defaultValue={4} />');
    expect(plan(['Switch', 'Rate'].map((name) => makeComponent(name)))).toContain('<Switch aria-label="Switch" />');
  });

  it('has lines between what it shows, and names at the start of their cells in both directions', () => {
    const code = plan([makeComponent('Button'), makeComponent('Slider')]);

    expect(code).toContain("gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))', gap: 1");
    expect(code).toContain("outline: '1px solid ");
    expect(code).toContain(`<code dir="ltr" style={{ justifySelf: 'start',`);
  });

  it('leaves out what does not work alone', () => {
    const button = makeComponent('Button');

    expect(plan([button, makeComponent('Slider', { needs: ['value'] })])).toBeUndefined();
    expect(plan([button, makeComponent('Slider', { required: { onChange: '() => void' } })])).toBeUndefined();
    expect(plan([button, makeComponent('Slider')], 'none')).toBeUndefined();
    expect(plan([button, makeComponent('Slider')], 'stage')).toBeUndefined();
  });

  it('leaves out what shows nothing, unless it gets a text', () => {
    const exports = [
      makeComponent('Button', { passesChildren: true }),
      makeComponent('Badge', { takes: ['children'] }),
      makeComponent('Alert'),
      makeComponent('Spinner', { passesChildren: true }),
    ];

    expect(namesIn(plan(exports, 'text'))).toEqual(['Button', 'Badge']);
    expect(namesIn(plan(exports, 'bare'))).toEqual(['Button', 'Badge', 'Alert', 'Spinner']);
  });

  it('is missing for a library without such components', () => {
    expect(plan([makeComponent('Zoom'), makeComponent('Portal')])).toBeUndefined();
  });
});
