import { describe, expect, it } from 'vitest';
import { listBindings, parseImport, renameImport } from '../../../core/code/parse-import.ts';

describe('an import', () => {
  it.each([
    ["import Button from 'kit';", { module: 'kit', plain: 'Button', isType: false }],
    ['import Button from "kit"\n', { module: 'kit', plain: 'Button', isType: false }],
    ["import { A, B as C, } from 'kit';", { module: 'kit', plain: '', named: ['A', 'B as C'], isType: false }],
    ["import {A} from 'kit';", { module: 'kit', plain: '', named: ['A'], isType: false }],
    ["import Kit, { A } from 'kit';", { module: 'kit', plain: 'Kit', named: ['A'], isType: false }],
    ["import Kit, * as All from 'kit';", { module: 'kit', plain: 'Kit, * as All', isType: false }],
    ["import type { A } from 'kit';", { module: 'kit', plain: '', named: ['A'], isType: true }],
    ["import type A from 'kit';", { module: 'kit', plain: 'A', isType: true }],
    ["import type from 'kit';", { module: 'kit', plain: 'type', isType: false }],
  ])('is taken apart: %s', (line, parts) => {
    expect(parseImport(line)).toEqual(parts);
  });

  it.each(["import 'kit/styles.css';", "const kit = await import('kit');", 'export { A } from "kit";', ''])(
    'is none that binds nothing: %s',
    (line) => {
      expect(parseImport(line)).toBeUndefined();
      expect(listBindings(line).size).toBe(0);
    },
  );

  it.each([
    ["import Kit, { A, B as C, type D } from 'kit';", 'Kit=default of kit A=A of kit C=B of kit D=type D of kit'],
    ["import Kit, * as All from 'kit';", 'Kit=default of kit All=* of kit'],
    ["import type { A } from 'kit';", 'A=type A of kit'],
  ])('binds names: %s', (line, bound) => {
    expect([...listBindings(line)].map((each) => each.join('=')).join(' ')).toBe(bound);
  });

  it.each([
    ["import { Size } from 'kit';", "import { Size as Own } from 'kit';"],
    ["import { Own as Size } from 'kit';", "import { Own } from 'kit';"],
    ["import Size from 'kit';", "import Own from 'kit';"],
    ["import * as Size from 'kit';", "import * as Own from 'kit';"],
  ])('gets another name: %s', (line, renamed) => {
    expect(renameImport(line, 'Own')).toBe(renamed);
  });
});
