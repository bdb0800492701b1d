import { describe, expect, it } from 'vitest';
import { findUndrawnLines } from '../../../../core/markdown/diagrams/find-undrawn-lines.ts';

const find = (kind: string, source: string) =>
  findUndrawnLines(
    kind,
    [kind, ...source.split('\n')].map((text, index) => ({ line: index + 1, text: text.trim() })),
  ).map(({ line, text }) => `${line}: ${text}`);

describe('lines that are not drawn', () => {
  it.each([
    [
      'sequenceDiagram',
      'participant 甲 as Client\nactor B\n甲->>B: hi\nB-->>+甲: yes\n甲-xB: no\nNote over 甲,B: both\nloop each\nalt x\nelse y\nend\nend',
    ],
    [
      'stateDiagram-v2',
      '[*] --> 草稿\n草稿 --> Done : ok\nstate "Long" as L\nstate Group {\na --> b\n}\nL : described\ndirection LR',
    ],
    [
      'classDiagram',
      'class Animal {\n<<interface>>\n+name: string\n+eat() void\n}\nclass Dog\nAnimal <|-- Dog\nAnimal "1" --> "many" Leg : has\nDog : +bark()\nnamespace Zoo {\nclass Cat\n}',
    ],
    ['erDiagram', 'CUSTOMER ||--o{ ORDER : places\nORDER {\nint id PK "the number"\nstring name\n}'],
    ['xychart-beta', 'title "Sales"\nx-axis [a, b]\ny-axis "kg" 0 --> 10\nbar [1, 2]\nline [2, 3]'],
  ])('are not found among the lines of %s that the library knows', (kind, source) => {
    expect(find(kind, source)).toEqual([]);
  });

  it.each([
    [
      'sequenceDiagram',
      '甲->>乙 没有冒号\nA->>B: x\nactivate A\nautonumber',
      ['2: 甲->>乙 没有冒号', '4: activate A', '5: autonumber'],
    ],
    [
      'stateDiagram',
      'a --> b\nnote right of a : text\nstate f <<fork>>',
      ['3: note right of a : text', '4: state f <<fork>>'],
    ],
    ['classDiagram', 'Animal<|--Dog\nclass A {\nx y z\n}\nnote "text"', ['2: Animal<|--Dog', '6: note "text"']],
    ['erDiagram', 'A ||--o{ B\nC', ['2: A ||--o{ B', '3: C']],
    ['xychart', 'bar 1, 2', ['2: bar 1, 2']],
  ])('are found in %s', (kind, source, lines) => {
    expect(find(kind, source)).toEqual(lines);
  });

  it('are found in linear time', () => {
    for (const kind of ['sequenceDiagram', 'stateDiagram', 'classDiagram', 'erDiagram', 'xychart'])
      for (const text of ['->', 'a ', '"', ':', '[', '|', 'a->>'])
        expect(find(kind, text.repeat(50_000)).length).toBeLessThanOrEqual(1);
  });
});
