import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { readStage, type Stage } from '../../../../core/demos/stage/read-stage.ts';
import type { SyntaxNode } from '../../../../core/demos/extract-preview.ts';
import { writeHead } from '../../../../core/demos/stage/write-head.ts';
import { toCode, writeUsage } from '../../../../core/demos/playground/write-usage.ts';
import type { PlaygroundValues } from '../../../../core/model/playground.ts';

const read = (code: string) => readStage(code, (text) => parseSync('Stage.tsx', text).program as unknown as SyntaxNode);
const write = (code: string, values: PlaygroundValues) => {
  const { frame, imports } = read(code) as Stage;
  return toCode(writeUsage({ component: '', head: writeHead(imports), controls: [], values, frame }));
};

const dialog = `import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { DialogTitle as Title, DialogActions } from '@mui/material';

export default function DialogStage(props: Partial<DialogProps>) {
  const [open, setOpen] = React.useState(false);
  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} {...props} onClose={() => setOpen(false)}>
        <Title>Delete?</Title>
      </Dialog>
    </React.Fragment>
  );
}
`;

describe('a stage', () => {
  it('is what the component returns, with the imports that this needs', () => {
    expect(write(dialog, {})).toBe(
      `import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { DialogTitle as Title } from '@mui/material';

<React.Fragment>
  <Button onClick={() => setOpen(true)}>Open</Button>
  <Dialog open={open} onClose={() => setOpen(false)}>
    <Title>Delete?</Title>
  </Dialog>
</React.Fragment>
`,
    );
  });

  it('receives the values of the controls where it spreads its props', () => {
    expect(write(dialog, { fullWidth: true })).toContain(
      '  <Dialog fullWidth open={open} onClose={() => setOpen(false)}>\n',
    );
    expect(write(dialog, { fullWidth: true, maxWidth: 'xs' })).toContain(
      '  <Dialog\n    fullWidth\n    maxWidth="xs"\n    open={open}\n    onClose={() => setOpen(false)}\n  >\n    <Title>',
    );
  });

  it('is highlighted like other code', () => {
    const { frame } = read(dialog) as Stage;

    expect(frame.before.at(-1)).toEqual({ role: 't-f', text: 'Dialog' });
    expect(frame.attributes[0]?.[0]).toEqual({ role: 't-p', text: 'open' });
  });

  it('lists the props that it sets itself, children included', () => {
    expect(read(dialog)).toMatchObject({ stageProps: ['open', 'onClose', 'children'] });
    expect(read('export default (props) => <Grid {...more} rows={[]} {...props} />;')).toMatchObject({
      stageProps: ['rows'],
    });
  });

  it.each([
    [
      'the only element',
      'export default function Stage(props) { return <Grid rows={rows} {...props} />; }',
      { dense: true },
      '<Grid dense rows={rows} />\n',
    ],
    [
      'a box',
      'export default (props) => (\n  <Box {...props}>\n    <i />\n  </Box>\n);',
      { id: 'a' },
      '<Box id="a">\n  <i />\n</Box>\n',
    ],
    [
      'props that are cast to another type',
      'export default (props: object) => <Grid {...(props as GridProps)} rows={[]} />;',
      { dense: true },
      '<Grid dense rows={[]} />\n',
    ],
    [
      'the rest of its props',
      'export default ({ open, ...others }) => <Menu.Item {...others}></Menu.Item>;',
      {},
      '<Menu.Item></Menu.Item>\n',
    ],
    [
      'a component in a component',
      'export default React.memo(function Stage(props) { return <i {...props} />; });',
      { id: 'a' },
      '<i id="a" />\n',
    ],
    [
      'code with letters beyond ASCII',
      'export default (props) => <Title {...props}>Straße 🏡 é</Title>;',
      { size: 2 },
      '<Title size={2}>Straße 🏡 é</Title>\n',
    ],
  ])('has the values of the controls in %s', (_, code, values, shown) => {
    expect(write(code, values)).toBe(shown);
  });

  it.each([
    [
      'no elements',
      'export default () => null;',
      'The stage returns no elements',
      'Export a default function that ends with the element to show: "return <Dialog {...props}>…</Dialog>;".',
    ],
    [
      'no function',
      'export const a = 1;',
      'The stage returns no elements',
      'Export a default function that ends with the element to show: "return <Dialog {...props}>…</Dialog>;".',
    ],
    [
      'no tag with its props',
      'export default (props) => <Dialog {...others} open />;',
      'The stage passes its props to no element',
      'Write "{...props}" first in the tag of the component, and "props" as the parameter of the function, with all its props as the type: "props: DialogProps".',
    ],
    [
      'no props',
      'export default () => <Dialog {...props} />;',
      'The stage passes its props to no element',
      'Write "{...props}" first in the tag of the component, and "props" as the parameter of the function, with all its props as the type: "props: DialogProps".',
    ],
    [
      'two tags with its props',
      'export default (props) => <A {...props}><B {...props} /></A>;',
      'The stage passes its props to more than one element',
      'Write "{...props}" in one tag: the controls belong to one component.',
    ],
  ])('is refused with %s', (_, code, message, hint) => {
    expect(read(code)).toMatchObject({ message, hint });
  });
});
