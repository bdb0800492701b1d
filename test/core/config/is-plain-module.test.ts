import { expect, it } from 'vitest';
import { isPlainModule } from '../../../core/config/is-plain-module.ts';

it.each([
  "// docs.config.ts (the settings)\nvar config = { title: 'for (;;) \\' while', list: [1, true, null] };\nexport { config as default };\n",
  'var nav_default = [{ pathname: "/lib/a" }];\nexport {\n  nav_default as default\n};\n',
])('a module of plain data is recognized: %j', (code) => {
  expect(isPlainModule(code)).toBe(true);
});

it.each([
  'for (;;);',
  'var a = make();',
  'while (1) {}',
  'var a = { get x() { for (;;); } };',
  'var a = [...Array(9)];',
  'import a from "x";\nexport { a as default };',
  'export * from "x";',
  'const a = `${b}`;',
  'const a = { then: b => b };',
  'await import("x");',
  'var a = /"/; for(;;); var b = /"/;',
  'var a = "\\"; for(;;);\n',
])('a module with %j is not plain data', (code) => {
  expect(isPlainModule(code)).toBe(false);
});
