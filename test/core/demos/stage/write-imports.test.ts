import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { writeImports } from '../../../../core/demos/stage/write-imports.ts';
import type { SyntaxNode } from '../../../../core/demos/extract-preview.ts';

const write = (code: string, part: string) =>
  writeImports(parseSync('a.tsx', code).program as unknown as SyntaxNode, code, part);

describe('imports for a part of code', () => {
  it('import the names that occur in it, and no types', () => {
    const code = [
      "import * as React from 'react';",
      "import Card, { type CardProps, cardClasses as classes } from '@mui/joy/Card';",
      "import type { Theme } from '@mui/joy';",
      "import { Box, Stack } from '@mui/joy';",
      "import './styles.css';",
      'import { é } from "./é";',
      '',
    ].join('\n');

    expect(write(code, '<Card className={classes.root}><Stack>{é}</Stack></Card>')).toBe(
      "import Card, { cardClasses as classes } from '@mui/joy/Card';\nimport { Stack } from '@mui/joy';\nimport { é } from \"./é\";",
    );
    expect(write(code, '<React.Fragment />')).toBe("import * as React from 'react';");
  });

  it('are empty where nothing is imported', () => {
    expect(write('const a = 1;', '<A />')).toBe('');
    expect(write("import { Boxes } from 'x';", '<Box />')).toBe('');
  });
});
