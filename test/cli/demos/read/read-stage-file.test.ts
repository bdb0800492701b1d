import { describe, expect, it } from 'vitest';
import { readStageFile } from '../../../../cli/demos/read/read-stage-file.ts';

const read = (code: string, file = 'content/lib/Stage.tsx') =>
  readStageFile({ file, name: 'Stage.tsx', language: 'tsx', code });

describe('the file of a stage', () => {
  it('is read with its types, or as JavaScript', () => {
    expect(read('export default (props: Partial<Props>) => <Menu {...props} open />;\n').stage?.stageProps).toEqual([
      'open',
    ]);
    expect(
      read('export default (props) => <Menu {...props} open />;\n', 'content/lib/Stage.js').stage?.stageProps,
    ).toEqual(['open']);
  });

  it('is reported if it does not pass its props on', () => {
    expect(read('// A stage\nconst size = 1;\nexport default () => <b>A</b>;\n')).toEqual({
      problems: [
        {
          rule: 'playground-stage',
          severity: 'error',
          place: { file: 'content/lib/Stage.tsx', line: 3, column: 16 },
          message: 'The stage passes its props to no element',
          hint: 'Write "{...props}" first in the tag of the component, and "props" as the parameter of the function, with all its props as the type: "props: DialogProps".',
        },
      ],
    });
  });

  it('is not reported here if it is not code', () => {
    expect(read('export default (')).toEqual({ problems: [] });
  });
});
