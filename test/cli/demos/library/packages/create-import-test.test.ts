import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { createImportTest } from '../../../../../cli/demos/library/packages/create-import-test.ts';
import { siteFolder } from '../../site-folder.ts';

it('an import is rejected if the exports of an installed package do not allow it', () => {
  const root = siteFolder({
    'node_modules/@acme/ui/package.json': '{"name":"@acme/ui","exports":{".":"./index.js","./Button":"./Button.js"}}',
    'node_modules/@acme/ui/index.js': '',
    'node_modules/@acme/ui/Button.js': '',
  });
  onTestFinished(() => rmSync(root, { recursive: true }));
  const canImport = createImportTest(root);

  expect(
    [
      "import { Button } from '@acme/ui/Button';",
      "import { useToggle } from '@acme/ui/useToggle';",
      "import { useToggle } from '@acme/ui';",
      "import { Tab } from 'not-installed/Tab';",
    ].map(canImport),
  ).toEqual([true, false, true, true]);
});
