import { describe, expect, it } from 'vitest';
import { writeTexts } from '../../../../core/api/starter/write-texts.ts';

describe('the texts of required props', () => {
  it.each(['string', 'ReactNode', 'React.ReactNode', 'ReactElement | string', 'string | number | undefined'])(
    'are their names, where the type is %s',
    (type) => {
      expect(writeTexts({ title: type, helperText: type, 'data-tip': type })).toEqual({
        title: 'Title',
        helperText: 'Helper text',
        'data-tip': 'Data tip',
      });
    },
  );

  it.each(['number', 'boolean', 'ReactElement', '() => string', "'a' | 'b' | string", 'string[]', 'Date'])(
    'are not made up, where the type is %s',
    (type) => {
      expect(writeTexts({ title: type })).toEqual({});
    },
  );

  it.each(['href', 'imageUrl', 'src', 'as', 'id', 'color', 'startDate', 'closeIcon', 'value'])(
    'are not made up for what means something to the program: %s',
    (prop) => {
      expect(writeTexts({ [prop]: 'string' })).toEqual({});
    },
  );
});
