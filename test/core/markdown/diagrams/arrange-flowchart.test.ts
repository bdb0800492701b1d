import { parseMermaid } from 'beautiful-mermaid';
import { describe, expect, it } from 'vitest';
import { arrangeFlowchart } from '../../../../core/markdown/diagrams/arrange-flowchart.ts';
import { showMarks } from '../../../../core/markdown/diagrams/hide-marks.ts';

const arrange = (source: string) =>
  arrangeFlowchart(source.split('\n').map((text, index) => ({ line: index + 1, text: text.trim() })));

/** Draws a source with the library: its nodes with their labels, and its edges. */
function draw(source: string): { nodes: string[]; edges: string[]; undrawn: string[] } {
  const { code, undrawn } = arrange(source);
  const { nodes, edges } = parseMermaid(code);
  const labels = new Map([...nodes.values()].map(({ id, label }) => [id, showMarks(label)]));
  return {
    nodes: [...nodes.values()].map(({ id, shape }) => `${labels.get(id) ?? ''} ${shape}`),
    edges: edges.map(
      ({ source: from, target, label, style, hasArrowStart, hasArrowEnd }) =>
        `${labels.get(from) ?? ''} ${hasArrowStart ? '<' : ''}${style}${hasArrowEnd ? '>' : ''}${label ? `(${showMarks(label)})` : ''} ${labels.get(target) ?? ''}`,
    ),
    undrawn: undrawn.map(({ line, text }) => `${line}: ${text}`),
  };
}

describe('a flowchart', () => {
  it.each([['A-->B'], ['A --> B'], ['A ----> B'], ['graph LR; A-->B;'], ['A-->B;']])(
    'has the same edge however it is written: %j',
    (line) => {
      const source = line.startsWith('graph') ? line : `graph LR\n${line}`;

      expect(draw(source)).toEqual({ nodes: ['A rectangle', 'B rectangle'], edges: ['A solid> B'], undrawn: [] });
    },
  );

  it.each([
    ['开始 --> 结束', ['开始 rectangle', '结束 rectangle'], ['开始 solid> 结束']],
    ['甲[安装]-->乙(使用)', ['安装 rectangle', '使用 rounded'], ['安装 solid> 使用']],
    ['Größe --> façade', ['Größe rectangle', 'façade rectangle'], ['Größe solid> façade']],
    ['a.b --> c-d', ['a.b rectangle', 'c-d rectangle'], ['a.b solid> c-d']],
  ])('has names in any script: %s', (line, nodes, edges) => {
    expect(draw(`flowchart LR\n${line}`)).toEqual({ nodes, edges, undrawn: [] });
  });

  it('has labels that come later, or have marks and codes in them', () => {
    expect(draw('graph\nA --> B\nB["x [y] (z) | w"]\nA{{"#quot;hi#quot; #amp; <b>you</b>"}}')).toEqual({
      nodes: ['"hi" & <b>you</b> hexagon', 'x [y] (z) | w rectangle'].map((each) =>
        each.replace('"hi" &', '&quot;hi&quot; &amp;'),
      ),
      edges: ['&quot;hi&quot; &amp; <b>you</b> solid> x [y] (z) | w'],
      undrawn: [],
    });
  });

  it('has arrows of each kind, with labels', () => {
    expect(
      draw(
        'graph TD\nA -->|yes; no| B\nA --text--> B\nA -- more text --- B\nA -. maybe .-> B\nA ==>B\nA<-->B\nA -..-> B\nA~~~C',
      ),
    ).toEqual({
      nodes: ['A rectangle', 'B rectangle', 'C rectangle'],
      edges: [
        'A solid>(yes; no) B',
        'A solid>(text) B',
        'A solid(more text) B',
        'A dotted>(maybe) B',
        'A thick> B',
        'A <solid> B',
        'A dotted> B',
      ],
      undrawn: [],
    });
  });

  it('has groups and classes with names in any script', () => {
    const { code, undrawn } = arrange(
      'graph TD\nsubgraph 前端\n甲 & B:::重点 --> C\nend\nsubgraph one [One two]\nD\nend\nclassDef 重点 fill:#f00\nclass 甲,C 重点',
    );
    const { subgraphs, classDefs, classAssignments } = parseMermaid(code);

    expect(undrawn).toEqual([]);
    expect(subgraphs.map(({ label, nodeIds }) => [label, nodeIds.length])).toEqual([
      ['前端', 3],
      ['One two', 1],
    ]);
    expect([...classAssignments.values()]).toEqual([...classDefs.keys(), ...classDefs.keys(), ...classDefs.keys()]);
  });

  it('has a node in the first group that names it, even if the node occurs before', () => {
    const { code } = arrange(
      'graph TD\nA[One] --> B\nsubgraph 组\nA\nB --> C\nend\nsubgraph two\nC --> D\nend\nD --> A',
    );
    const { subgraphs, nodes } = parseMermaid(code);

    expect(subgraphs.map(({ nodeIds }) => nodeIds)).toEqual([['A', 'B', 'C'], ['D']]);
    expect(nodes.get('A')?.label).toBe('One');
  });

  it.each([
    ['A[Start --> B{Valid', '2: [Start --> B{Valid'],
    ['A --x B', '2: --x B'],
    ['A@{ shape: rect }', '2: @{ shape: rect }'],
    ['A[/text/]', '2: [/text/]'],
    ['A -->', '2: -->'],
    ['--> B', '2: --> B'],
    ['end', '2: end'],
    ['subgraph one', '2: subgraph one'],
    ['style', '2: style'],
  ])('reports what is not drawn: %s', (line, undrawn) => {
    expect(draw(`graph TD\n${line === 'style' ? 'style A' : line}`).undrawn).toEqual([
      line === 'style' ? '2: style A' : undrawn,
    ]);
  });

  it('has no edges to groups', () => {
    expect(draw('graph TD\nsubgraph one\nA\nend\none --> B\nA --> B')).toEqual({
      nodes: ['A rectangle', 'B rectangle'],
      edges: ['A solid> B'],
      undrawn: ['5: one --> B'],
    });
  });

  it('of a hundred thousand marks is read in time', () => {
    for (const mark of ['-', '[', '(', '=', '.', '"', 'a-', '-->', '& ', '|', ';', '-. '])
      expect(arrange(`graph TD\nA ${mark.repeat(100_000 / mark.length)}`).code).toContain('graph TD');
  });
});
