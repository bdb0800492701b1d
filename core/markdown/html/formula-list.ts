// Allow list of formulas: MathML Core, without links, scripts and styles.

import type { Element } from 'hast';
import type { Options as Schema } from 'rehype-sanitize';

const color = /^(?:#[\da-f]{3,8}|[a-z]{3,20}|rgb\([\d\s,.%]+\))$/i;

/** Allow list of formulas, for rehype-sanitize. */
export const formulaList: Schema = {
  tagNames: [
    'math',
    'menclose',
    'merror',
    'mfrac',
    'mi',
    'mlabeledtr',
    'mmultiscripts',
    'mn',
    'mo',
    'mover',
    'mpadded',
    'mphantom',
    'mprescripts',
    'mroot',
    'mrow',
    'mspace',
    'msqrt',
    'mstyle',
    'msub',
    'msubsup',
    'msup',
    'mtable',
    'mtd',
    'mtext',
    'mtr',
    'munder',
    'munderover',
    'none',
  ],
  strip: ['script', 'style', 'annotation', 'annotation-xml', 'svg', 'img'],
  clobber: [],
  attributes: {
    math: [['display', 'block', 'inline']],
    '*': [
      'accent',
      'accentunder',
      'columnalign',
      'columnspan',
      'columnlines',
      'columnspacing',
      'rowlines',
      'rowspacing',
      'depth',
      'displaystyle',
      'fence',
      'form',
      'height',
      'largeop',
      'linethickness',
      'lspace',
      'rspace',
      'mathvariant',
      ['mathcolor', color],
      ['mathbackground', color],
      'maxsize',
      'minsize',
      'movablelimits',
      'notation',
      'rowspan',
      'scriptlevel',
      'separator',
      'stretchy',
      'symmetric',
      'voffset',
      'width',
      ['className', /^(?:tml|math)-[\w-]{1,30}$/, 'mathcal', 'mathscr', 'upstrike', 'downstrike', 'sout'],
    ],
  },
};

/** Turns the inline styles of a formula into attributes and classes, because pages have no inline styles. */
export function convertFormulaStyle({ properties }: Element): void {
  const { style } = properties;
  if (typeof style !== 'string') return;
  delete properties.style;
  const classes: string[] = [];
  for (const declaration of style.split(';')) {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
    if (name === 'color') properties.mathcolor = value;
    if (name === 'background-color') properties.mathbackground = value;
    if (name === 'border' || name === 'border-width') classes.push('math-box');
    if (name === 'width' && value === '100%') classes.push('math-wide');
    if (name === 'width' && value === '50%') classes.push('math-half');
    const side = name === 'padding-left' ? 'start' : name === 'padding-right' ? 'end' : undefined;
    if (side && value === '0em') classes.push(`math-${side}-0`);
  }
  const ownClasses = Array.isArray(properties.className) ? properties.className : [];
  if (classes.length > 0) properties.className = [...ownClasses, ...classes];
}
