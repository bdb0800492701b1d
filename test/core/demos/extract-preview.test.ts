import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { extractPreview, type SyntaxNode } from '../../../core/demos/extract-preview.ts';

function preview(code: string): string | undefined {
  return extractPreview(code, parseSync('Demo.tsx', code).program as unknown as SyntaxNode);
}

describe('the preview of a demo', () => {
  it('is what the component returns, moved to the margin', () => {
    const code =
      'export default function Demo() {\n  return (\n    <Menu\n      open\n    >\n      <a />\n    </Menu>\n  );\n}\n';

    expect(preview(code)).toBe('<Menu\n  open\n>\n  <a />\n</Menu>');
  });

  it.each(['<Box sx={{ p: 2 }}>', '<div className="x">', '<Stack spacing={2}>', '<>'])(
    'leaves out the box %s',
    (opening) => {
      const closing = opening === '<>' ? '</>' : `</${/\w+/.exec(opening)![0]}>`;
      const code = `export default function Demo() {\n  return (\n    ${opening}\n      <Button>A</Button>\n\n      <Button\n        disabled\n      />\n    ${closing}\n  );\n}\n`;

      expect(preview(code)).toBe('<Button>A</Button>\n\n<Button\n  disabled\n/>');
    },
  );

  it('keeps a box that is the only element', () => {
    expect(preview('export default () => <Box />;')).toBe('<Box />');
  });

  it.each(['<Box as="a">A link</Box>', '<Stack>Words</Stack>', '<div className="x">Words</div>'])(
    'keeps the box around plain text: %s',
    (box) => {
      expect(preview(`export default () => ${box};`)).toBe(box);
    },
  );

  it('begins at the element, whatever precedes it on the line', () => {
    expect(preview('export default function Demo() {\n  return <Button>A</Button>;\n}\n')).toBe('<Button>A</Button>');
    expect(preview('export default (props: Partial<Props>) => <Button>A</Button>;')).toBe('<Button>A</Button>');
  });

  it.each([
    ['a function named elsewhere', 'function Demo() { return <b>1</b>; }\nexport default Demo;'],
    ['an arrow in a constant', 'const Demo = () => <b>1</b>;\nexport default Demo;'],
    [
      'a component in a component',
      'export default React.memo(React.forwardRef(function Demo(props, ref) { return <b>1</b>; }));',
    ],
    [
      'a function with an early return',
      'export default function Demo({ a }) { if (a) { return <i />; }\n const c = () => { return <u />; };\n return <b>1</b>; }',
    ],
  ])('is found in %s', (_name, code) => {
    expect(preview(code)).toBe('<b>1</b>');
  });

  it('has sixteen lines at most', () => {
    const demo = (lines: number) =>
      `export default function Demo() {\n  return (\n    <div>\n${'      <a />\n'.repeat(lines)}    </div>\n  );\n}\n`;

    expect(preview(demo(16))?.split('\n')).toHaveLength(16);
    expect(preview(demo(17))).toBeUndefined();
  });

  it.each([
    ['nothing is exported by default', 'export function Demo() { return <b />; }'],
    ['no elements are returned', 'export default function Demo() { return null; }'],
    ['nothing is returned', 'export default function Demo() {}'],
    ['the box is empty', 'export default () => <div></div>;'],
    ['it is a class', 'export default class Demo { render() { return <b />; } }'],
    ['it comes from elsewhere', "import Demo from './x';\nexport default Demo;"],
  ])('does not exist where %s', (_name, code) => {
    expect(preview(code)).toBeUndefined();
  });
});
