import { describe, expect, it } from 'vitest';
import { extractPackage } from '../../../../../core/api/extract/extract-package.ts';
import { library } from '../library.ts';

describe('props picked by name', () => {
  const files = {
    'index.d.ts': "export { default as Paper } from './Paper';\nexport { default as Card } from './Card';",
    'Paper/index.d.ts': "export { default } from './Paper';\nexport * from './Paper';",
    'Paper/Paper.d.ts':
      "import * as React from 'react';\nexport interface PaperProps { /** How high. */ elevation?: number; /** Its corners. */ square?: boolean; }\nexport default function Paper(props: PaperProps): React.ReactElement;",
    'Card/index.d.ts': "export { default } from './Card';",
    'Card/Card.d.ts':
      "import * as React from 'react';\nimport { PaperProps } from '../Paper';\nexport interface CardProps extends Pick<PaperProps, 'elevation' | 'square'> { /** Its color. */ color?: string; }\nexport default function Card(props: CardProps): React.ReactElement;",
  };
  const listOrigins = (scripts: Record<string, string>) =>
    Object.entries(
      extractPackage(library(files, { scripts })).entries.find(({ name }) => name === 'Card')?.props ?? {},
    ).map(([name, { inheritedFrom }]) => [name, inheritedFrom]);

  it("are the component's own, unless the script only passes them on", () => {
    expect(listOrigins({})).toEqual([
      ['color', undefined],
      ['elevation', undefined],
      ['square', undefined],
    ]);
    expect(listOrigins({ 'Card/Card.js': 'function Card({ elevation, ...other }) { return other; }' })).toEqual([
      ['color', undefined],
      ['elevation', undefined],
      ['square', 'Paper'],
    ]);
  });
});
