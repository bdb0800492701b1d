import { describe, expect, it } from 'vitest';
import type { LibraryExport } from '../../../../core/api/starter/library.ts';
import { planValuesStage } from '../../../../core/api/starter/plan-values-stage.ts';
import { makeComponent } from './make-component.ts';

function codeOf(name: string, facts: Partial<LibraryExport>): string {
  return planValuesStage({ slug: 'react-kit', name, main: makeComponent(name, facts), parts: [] }).code;
}

describe('the stage of a component that needs values', () => {
  it('gives them after the props of the playground', () => {
    expect(codeOf('Select', { needs: ['options'], values: { options: "['One', 'Two']" } })).toBe(
      `import type { ComponentProps } from 'react';
import { Select } from 'kit';

export default function SelectStage(props: ComponentProps<typeof Select>) {
  return <Select {...props} options={['One', 'Two']} />;
}
`,
    );
  });

  it('has a line for each if one is too short', () => {
    const options = "[{ label: 'One', value: 'one' }, { label: 'Two', value: 'two' }]";

    expect(
      codeOf('Select', { needs: ['options', 'onClose'], values: { options, onClose: '() => undefined' } }),
    ).toContain(
      `  return (
    <Select
      {...props}
      options={${options}}
      onClose={() => undefined}
    />
  );
`,
    );
  });

  it.each([
    ['value', 'onChange', '(value: string) => void', 'setValue'],
    ['value', 'onValueChange', '(value: string, details: object) => void', 'setValue'],
    ['query', 'onQueryChange', '(query: string) => void', 'setQuery'],
    [
      'value',
      'onChange',
      '(event: ChangeEvent<HTMLInputElement>) => void',
      '(event) => setValue(event.target.value)',
    ],
    ['value', 'onChange', 'ChangeEventHandler<HTMLInputElement>', '(event) => setValue(event.target.value)'],
  ])('has a state for %s, which %s: %s changes', (prop, listener, type, change) => {
    const code = codeOf('Field', {
      needs: [prop, listener],
      required: { [prop]: 'string', [listener]: type },
      values: { [prop]: "'one'", [listener]: '() => undefined' },
    });
    const title = prop.charAt(0).toUpperCase() + prop.slice(1);

    expect(code).toMatch(/^import \{ useState, type ComponentProps \} from 'react';\n/);
    expect(code).toContain(`  const [${prop}, set${title}] = useState<string>('one');\n`);
    expect(code.replaceAll(/\s+/g, ' ')).toContain(`<Field {...props} ${prop}={${prop}} ${listener}={${change}} />`);
  });

  it.each([
    ['string', '(name: number) => void'],
    ['Item', '(value: Item) => void'],
    ['number', '(event: ChangeEvent<HTMLInputElement>) => void'],
  ])('has no state for a value of the type %s with a listener %s', (value, listener) => {
    const code = codeOf('Field', {
      needs: ['value', 'onChange'],
      required: { value, onChange: listener },
      values: { value: "'one'", onChange: '() => undefined' },
    });

    expect(code).toContain(`<Field {...props} value={'one'} onChange={() => undefined} />`);
  });
});
