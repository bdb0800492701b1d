import { describe, expect, it } from 'vitest';
import { parseCode } from '../../../../cli/demos/read/parse-demo-file.ts';
import { findImports } from '../../../../core/demos/closure/find-imports.ts';
import { rewriteImports } from '../../../../core/demos/export/rewrite-imports.ts';

describe('rewritten imports', () => {
  it('differ between the quotes and nowhere else', () => {
    const text = "import a from './a'; // './a'\nexport * from \"./a\";\nconst b = './a';\nimport('./c');";

    expect(
      rewriteImports(text, findImports('a.tsx', text, parseCode), (specifier) =>
        specifier === './a' ? '../other/a' : undefined,
      ),
    ).toBe("import a from '../other/a'; // './a'\nexport * from \"../other/a\";\nconst b = './a';\nimport('./c');");
  });

  it('are those of style sheets too', () => {
    const text = "@import 'b.css';\n.a { background: url(./c.png) }";

    expect(rewriteImports(text, findImports('a.css', text, parseCode), (specifier) => `x/${specifier}`)).toBe(
      "@import 'x/b.css';\n.a { background: url(x/./c.png) }",
    );
  });
});
