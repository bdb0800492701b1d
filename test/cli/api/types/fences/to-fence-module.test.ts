import { describe, expect, it } from 'vitest';
import { toFenceModule } from '../../../../../cli/api/types/fences/to-fence-module.ts';

const tsx = { language: 'tsx', removed: [] };

describe('the code of a fence as a module', () => {
  it('separates elements below each other without moving them', () => {
    const code = "import A from 'a';\n\n<A>\n  <b />\n</A>\n\n// Or:\n<A />\n<>x</>\n";

    expect(toFenceModule(code, tsx)).toBe("import A from 'a';\n\n<A>\n  <b />\n</A>;\n\n// Or:\n<A />;\n<>x</>\n");
  });

  it('omits lines that are shown as removed', () => {
    const code = "import A from 'a'; // [!code --]\n// [!code --]\nimport A from 'b';\nimport A from 'c';\nf();\n";

    expect(toFenceModule(code, { language: 'ts', removed: [3] })).toBe('\n// [!code --]\n\n\nf();\nexport {};\n');
  });

  it('shares no names with other fences', () => {
    expect(toFenceModule("declare module 'a' {}\n", tsx)).toBe("declare module 'a' {}\nexport {};\n");
  });
});
