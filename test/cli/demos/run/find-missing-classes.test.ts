import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { DemoLoader } from '../../../../cli/demos/run/demo-loader.ts';
import { makeLibrary } from '../library/make-library.ts';
import { siteFolder } from '../site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

const react = fileURLToPath(new URL('../../../../node_modules/react', import.meta.url));
const sheet = `.card { composes: base; color: navy }
.base { margin: 0 }
.is-wide .inner { width: 100% }
:global(.outside) .card { color: teal }
@keyframes beat { to { opacity: 0 } }
`;

/** Prepares a demo beside the style sheet. */
async function warn(code: string, more: Readonly<Record<string, string>> = {}) {
  const file = 'content/a/Demo.tsx';
  const root = siteFolder({ 'docs.config.ts': '', 'content/a/Card.module.css': sheet, [file]: code, ...more });
  roots.push(root);
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(react, join(root, 'node_modules/react'));
  const library = await makeLibrary(root);
  const { problems, warnings } = await new DemoLoader({
    root,
    base: '/',
    alias: {},
    readLibrary: () => library,
  }).prepare(file);
  expect(problems).toEqual([]);
  return warnings.map(
    ({ rule, severity, place, message, hint }) =>
      `${place.file}:${place.line}:${place.column} ${severity} ${rule} ${message}. ${hint}`,
  );
}

const start = "import styles from './Card.module.css';\n";
const place = 'content/a/Demo.tsx';

describe('a class that its module does not have', () => {
  it.each([
    ['styles.crad', '2:43', 'crad', 'Did you mean "card"?'],
    ["styles['is-wid']", '2:43', 'is-wid', 'Did you mean "is-wide"?'],
    ['styles.outside', '2:43', 'outside', 'Correct the name, or add a rule for it.'],
    ['`${styles.card} ${styles?.zzz}`', '2:62', 'zzz', 'Correct the name, or add a rule for it.'],
  ])('is reported at its position: %s', async (expression, at, name, hint) => {
    expect(await warn(`${start}export default () => <p className={${expression}} />;\n`)).toEqual([
      `${place}:${at} warning demo-class-missing "./Card.module.css" has no class "${name}". ${hint}`,
    ]);
  });

  it('is reported for a namespace, for imported names, and in a file that the demo imports', async () => {
    expect(
      await warn(
        "import * as all from './Card.module.css';\nimport { card, wide } from './Card.module.css';\nimport { Part } from './Part';\nexport default () => <p className={all.inner + all.inne + card + wide}><Part /></p>;\n",
        { 'content/a/Part.tsx': `${start}export const Part = () => <i className={styles.bas} />;\n` },
      ),
    ).toEqual([
      `${place}:2:16 warning demo-class-missing "./Card.module.css" has no class "wide". Correct the name, or add a rule for it.`,
      `${place}:4:52 warning demo-class-missing "./Card.module.css" has no class "inne". Did you mean "inner"?`,
      'content/a/Part.tsx:2:48 warning demo-class-missing "./Card.module.css" has no class "bas". Did you mean "base"?',
    ]);
  });

  it.each([
    [
      'existing classes',
      'export default () => <p className={styles.card + styles.base + styles["is-wide"] + styles.inner} />;\n',
    ],
    ['a computed name', 'const name = "crad";\nexport default () => <p className={styles[name]} />;\n'],
    [
      'a variable of the same name',
      'export default () => [{ crad: "x" }].map((styles) => <p key="a" className={styles.crad} />);\n',
    ],
    ['a plain sheet', "import './Plain.css';\nexport default () => <p className={styles.card} />;\n"],
  ])('is not reported for %s', async (_, code) => {
    expect(await warn(start + code, { 'content/a/Plain.css': 'p { margin: 0 }\n' })).toEqual([]);
  });
});
