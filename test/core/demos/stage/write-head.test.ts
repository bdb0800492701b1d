import { describe, expect, it } from 'vitest';
import { writeHead } from '../../../../core/demos/stage/write-head.ts';

const size = { Size: "import { Size } from 'kit';" };
const both = { ...size, Kind: "import { Kind } from 'kit';" };

/** The head of code that names these enums. */
function headWith(names: readonly string[], ...args: Parameters<typeof writeHead>): string {
  const runs = writeHead(...args).filter(({ of }) => of === undefined || names.includes(of));
  return runs.map(({ text }) => text).join('');
}

describe('the imports above the code of a playground', () => {
  it('are those of its component or stage, and an empty line', () => {
    expect(headWith([], ["import * as React from 'react';", 'import { A as B } from "kit";'])).toBe(
      'import * as React from \'react\';\nimport { A as B } from "kit";\n\n',
    );
    expect(headWith([], [])).toBe('');
  });

  it.each([
    [["import { Button } from 'kit';"], "import { Button, Size } from 'kit';\n\n"],
    [['import { Button } from "kit";'], 'import { Button, Size } from "kit";\n\n'],
    [["import Button from 'kit';"], "import Button, { Size } from 'kit';\n\n"],
    [["import Kit, { Button as Own } from 'kit';"], "import Kit, { Button as Own, Size } from 'kit';\n\n"],
    [["import { Button } from 'kit/Button';"], "import { Button } from 'kit/Button';\nimport { Size } from 'kit';\n\n"],
    [["import * as Kit from 'kit';"], "import * as Kit from 'kit';\nimport { Size } from 'kit';\n\n"],
    [
      ["import * as Kit from 'kit';", "import { A } from 'kit';", "import { B } from 'kit';"],
      "import * as Kit from 'kit';\nimport { A, Size } from 'kit';\nimport { B } from 'kit';\n\n",
    ],
    [[], "import { Size } from 'kit';\n\n"],
  ])('of %j get an enum that the code names', (lines, head) => {
    expect(headWith(['Size'], lines, size)).toBe(head);
    expect(headWith([], lines, size)).toBe(lines.length === 0 ? '\n' : `${lines.join('\n')}\n\n`);
  });

  it('get each of several enums without the others', () => {
    const named = ["import { Button } from 'kit';"];
    const own = ["import Button from 'kit';"];

    expect(headWith(['Kind'], named, both)).toBe("import { Button, Kind } from 'kit';\n\n");
    expect(headWith(['Size', 'Kind'], named, both)).toBe("import { Button, Size, Kind } from 'kit';\n\n");
    expect(headWith(['Kind'], own, both)).toBe("import Button from 'kit';\nimport { Kind } from 'kit';\n\n");
    expect(headWith(['Size', 'Kind'], own, both)).toBe(
      "import Button, { Size } from 'kit';\nimport { Kind } from 'kit';\n\n",
    );
  });

  it('leave the default of an enum on a line of its own', () => {
    expect(headWith(['Size'], ["import { Button } from 'kit';"], { Size: "import Size from 'kit/size';" })).toBe(
      "import { Button } from 'kit';\nimport Size from 'kit/size';\n\n",
    );
  });

  it('are highlighted like other code', () => {
    const runs = writeHead(["import { Menu as Own } from 'kit';"], size).filter(({ role }) => role !== '');

    expect(runs.map(({ role, text }) => `${role} ${text}`)).toEqual([
      't-k import ',
      't-k as',
      't-k from ',
      "t-s 'kit'",
    ]);
  });
});
