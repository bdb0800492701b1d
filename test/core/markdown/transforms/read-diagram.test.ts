import { describe, expect, it } from 'vitest';
import { readDiagram } from '../../../../core/markdown/transforms/read-diagram.ts';

describe('the source of a diagram', () => {
  it('has a kind, code, a title and a description', () => {
    expect(readDiagram('flowchart LR\n  accTitle: Of a page\n  accDescr: From a to b.\n  a --> b\n')).toEqual({
      kind: 'flowchart',
      code: 'flowchart LR\na[a] --> b[b]',
      title: 'Of a page',
      description: 'From a to b.',
      ignored: [],
      undrawn: [],
    });
  });

  it('can have a description of several lines', () => {
    expect(readDiagram('graph TD\naccDescr {\n  From a\n  to b.\n}\na --> b')).toMatchObject({
      code: 'graph TD\na[a] --> b[b]',
      description: 'From a to b.',
    });
  });

  it('cannot configure the library', () => {
    const source = '---\ntitle: x\n---\n%%{init: {\n"securityLevel": "loose"}}%%\n%% note\ngraph TD\na';

    expect(readDiagram(source)).toMatchObject({ kind: 'graph', code: 'graph TD\na[a]' });
  });

  it('has the lines that are not drawn, counted with those that are left out', () => {
    expect(readDiagram('%% note\ngraph TD\n\na[One --> b\nc')).toMatchObject({
      code: 'graph TD\na[a]\nc[c]',
      undrawn: [{ line: 4, text: '[One --> b' }],
    });
    expect(readDiagram('sequenceDiagram\n\nA->>B: x\nautonumber').undrawn).toEqual([{ line: 4, text: 'autonumber' }]);
  });

  it('loses its links, and has their lines', () => {
    expect(readDiagram('%% note\ngraph TD\na\nclick a "javascript:alert(1)"\nlink b: x @ https://x')).toMatchObject({
      code: 'graph TD\na[a]',
      ignored: [
        { line: 4, text: 'click a "javascript:alert(1)"' },
        { line: 5, text: 'link b: x @ https://x' },
      ],
    });
  });
});
