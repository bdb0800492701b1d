import { expect, it } from 'vitest';
import { joinImports } from '../../../../core/api/starter/join-imports.ts';

it.each([
  ['of one module', ["import { A } from 'kit';", "import { B } from 'kit';"], ["import { A, B } from 'kit';"]],
  [
    'of several modules, in their order',
    ["import { A } from 'kit';", "import { B } from 'other';", "import { C } from 'kit';"],
    ["import { A, C } from 'kit';", "import { B } from 'other';"],
  ],
  ['of defaults', ["import A from 'kit/A';", "import B from 'kit/B';"], ["import A from 'kit/A';", "import B from 'kit/B';"]],
  ['written twice', ["import { A } from 'kit';", "import { A } from 'kit';"], ["import { A } from 'kit';"]],
  [
    'that bind one name, as a component and its part do',
    ["import Form from 'kit/Form';", "import { Form } from 'kit';", "import { Label } from 'kit';"],
    ["import Form from 'kit/Form';", "import { Label } from 'kit';"],
  ],
  [
    'under other names',
    ["import { Unstable_A as A } from 'kit';", "import { A } from 'kit/A';"],
    ["import { Unstable_A as A } from 'kit';"],
  ],
])('joins imports %s', (_name, lines, joined) => {
  expect(joinImports(lines)).toEqual(joined);
});
