import { describe, expect, it } from 'vitest';
import { isRepaired } from '../../../core/check/is-repaired.ts';

describe('the content of an element', () => {
  it.each([
    '',
    'Text',
    '<p>Text<br/>and <b>more</b></p>',
    '<ul><li>One<ul><li>Two</li></ul></li></ul>',
    '<table><tr><td>1</td></tr></table>',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<svg><linearGradient id="a"></linearGradient><path d="M0 0"></path></svg>',
    '<label><input type="text" title="a &gt; b"/> Name</label>',
    'Text<!-- -->more<template><p>Held</p></template>',
    '<select><option>One</option></select>',
  ])('is read by a browser as it is written: %j', (content) => {
    expect(isRepaired(content)).toBe(false);
  });

  it.each([
    '<li><li>Two</li></li>',
    '<ol><li><li><h1>Header</h1></li></li></ol>',
    '<p><div>Text</div></p>',
    '<p><p>Text</p></p>',
    '<button><button>Two</button></button>',
    '<a href="/"><a href="/b">Two</a></a>',
    '<table>Text</table>',
    '<table><tbody><tr>Text</tr></tbody></table>',
    '<div><td>Text</td></div>',
    '<table><div>Text</div></table>',
    '<tr><td>1</td></tr>',
    '<form><form>Two</form></form>',
  ])('is repaired by a browser: %j', (content) => {
    expect(isRepaired(content)).toBe(true);
  });
});
