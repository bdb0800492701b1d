import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { preprocessStyle } from '../../../../cli/site/styles/preprocess-style.ts';
import { siteFolder } from '../../demos/site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

/** Compiles a sheet beside others, and returns the message and the hint of its problem. */
async function explain(text: string) {
  const root = siteFolder({
    'content/a.scss': text,
    'content/_tokens.scss': "@forward './more';\n$brand: red;\n@mixin wide { width: 100% }\n%button { top: 0 }\n",
    'content/_more.scss': '$accent: blue;\n@function double($n) { @return $n * 2 }\n',
    'content/parts/_card.scss': '',
    'content/part2/index.scss': '',
    'styles/_index.scss': '',
  });
  roots.push(root);
  const made = await preprocessStyle('content/a.scss', root);
  if (!('problem' in made)) throw new Error('It is compiled');
  const { message, hint } = made.problem;
  return { message, hint };
}

describe('a fault of Sass', () => {
  it.each([
    ['$size: 1px;\n.a { width: $sise }', 'Undefined variable "$sise"', 'Did you mean "$size"?'],
    ["@use 'tokens' as t;\n.a { color: t.$brnd }", 'Undefined variable "t.$brnd"', 'Did you mean "t.$brand"?'],
    ["@use 'tokens';\n.a { color: $accent }", 'Undefined variable "$accent"', 'Did you mean "tokens.$accent"?'],
    [
      '.a { color: $nope }',
      'Undefined variable "$nope"',
      "Declare the variable, or load the file that has it: @use './name';",
    ],
    ["@use 'tokens' as *;\n.a { @include wid }", 'Undefined mixin "wid"', 'Did you mean "wide"?'],
    [
      '.a { @include round(4px, 2px) }',
      'Undefined mixin "round"',
      "Declare the mixin, or load the file that has it: @use './name';",
    ],
    [
      "@use 'tokens';\n.a { width: tokens.duble(2) }",
      'Undefined function "tokens.duble"',
      'Did you mean "tokens.double"?',
    ],
    ["@use 'sass:math';\n.a { width: math.dvi(4px, 2) }", 'Undefined function "math.dvi"', 'Did you mean "math.div"?'],
    ["@use 'sass:math' as m;\n.a { width: m.rond(4.2px) }", 'Undefined function "m.rond"', 'Did you mean "m.round"?'],
    ["@use 'sass:math';\n.a { width: math.$pii }", 'Undefined variable "math.$pii"', 'Did you mean "math.$pi"?'],
    [
      "@use 'sass:meta';\n.a { @include meta.load_cs('b') }",
      'Undefined mixin "meta.load_cs"',
      'Did you mean "meta.load-css"?',
    ],
    [
      "@use 'sass:list';\n.a { width: list.everything(1px) }",
      'Undefined function "list.everything"',
      'Correct the name: nothing can be added to "sass:list".',
    ],
    ["@use 'token';", 'Can\'t find stylesheet to import "token"', 'Did you mean "tokens"?'],
    [
      "@import './parts/crad.scss';",
      'Can\'t find stylesheet to import "./parts/crad.scss"',
      'Did you mean "./parts/card"?',
    ],
    ["@use '../style';", 'Can\'t find stylesheet to import "../style"', 'Did you mean "../styles"?'],
    ["@use 'part';", 'Can\'t find stylesheet to import "part"', 'Did you mean "part2"?'],
    [
      "@use '@acme/looks';",
      'Can\'t find stylesheet to import "@acme/looks"',
      'Add that file, or correct its path: it starts at the folder of this file, or with the name of an installed package.',
    ],
    [
      '.a { @extend .zzz }',
      'No rule has the selector ".zzz", which "@extend" names',
      "Correct the selector, or load the file that has it: @use './name';",
    ],
    [
      '.card { margin: .5em }\n.a { @extend .crad; }',
      'No rule has the selector ".crad", which "@extend" names',
      'Did you mean ".card"?',
    ],
    [
      '.card { b & { margin: 0 } }\n.a { @extend .card, %plain; }\n%plane { top: 0 }',
      'No rule has the selector "%plain", which "@extend" names',
      'Did you mean "%plane"?',
    ],
    [
      "@use 'tokens';\n.a { @extend %buton }",
      'No rule has the selector "%buton", which "@extend" names',
      'Did you mean "%button"?',
    ],
    [
      '.a { @extend .b:hover }',
      'compound selectors may no longer be extended',
      'Correct the style sheet at this place.',
    ],
  ])('is explained with a hint: %s', async (text, message, hint) => {
    expect(await explain(text)).toEqual({ message, hint });
  });
});
