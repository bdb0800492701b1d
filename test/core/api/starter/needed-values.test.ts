import { describe, expect, it } from 'vitest';
import { hasValues, writePropsType, writeValues } from '../../../../core/api/starter/needed-values.ts';
import { makeComponent } from './make-component.ts';

const values = { options: "['One']", onClose: '() => undefined', other: '1' };

describe('the values that a stage gives', () => {
  it('are those that the component needs', () => {
    const select = makeComponent('Select', { needs: ['options', 'onClose'], values });

    expect(hasValues(select)).toBe(true);
    expect(writeValues(select)).toEqual(["options={['One']}", 'onClose={() => undefined}']);
    expect(writePropsType(select)).toBe("Omit<ComponentProps<typeof Select>, 'options' | 'onClose'>");
  });

  it('are not enough if one is unknown, and none if nothing is needed', () => {
    expect(hasValues(makeComponent('Select', { needs: ['options', 'theme'], values }))).toBe(false);
    expect(hasValues(makeComponent('Select', { values }))).toBe(false);
    expect(writePropsType(makeComponent('Select'))).toBe('ComponentProps<typeof Select>');
  });
});
