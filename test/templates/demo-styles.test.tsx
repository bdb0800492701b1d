import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DemoStyles } from '../../templates/demo-styles.tsx';

const noStyles = { rules: {}, globals: {}, sheets: {}, widths: [] };
const draw = (styles: Partial<Parameters<typeof DemoStyles>[0]>) =>
  renderToString(<DemoStyles {...noStyles} {...styles} />);

describe('the styles of demos', () => {
  it('are where Emotion looks for them', () => {
    expect(
      draw({ rules: { a1: '.css-a1{color:red}', b2: '.css-b2{margin:0}' }, globals: { c3: 'body{margin:0}' } }),
    ).toBe(
      '<style data-emotion="css-global c3" data-s="">body{margin:0}</style><style data-emotion="css a1 b2" data-s="">.css-a1{color:red}.css-b2{margin:0}</style>',
    );
  });

  it('may include style sheets and widths', () => {
    expect(draw({ sheets: { 'a.css': 'a{}' }, widths: [300, 400] })).toBe(
      '<style data-docs-demo-style="">a{}</style><style>.demo-width-300>*{max-inline-size:300px}.demo-width-400>*{max-inline-size:400px}</style>',
    );
  });

  it('link the style sheets that are files, in their order', () => {
    const sheets = { 'a.css': 'a{}', 'b.css': 'b{}', 'c.css': 'c{}' };
    expect(draw({ sheets, hrefs: { 'b.css': '/_app/assets/b.1.css' } })).toBe(
      '<style data-docs-demo-style="">a{}</style><link data-docs-demo-style="" rel="stylesheet" href="/_app/assets/b.1.css"/><style data-docs-demo-style="">c{}</style>',
    );
  });

  it('are empty without styles', () => {
    expect(draw({})).toBe('');
  });

  it('cannot break out of their element', () => {
    expect(draw({ sheets: { 'a.css': 'a::after{content:"</style><script>"}b{content:"<!--"}' } })).toBe(
      '<style data-docs-demo-style="">a::after{content:"\\3C /style><script>"}b{content:"\\3C !--"}</style>',
    );
  });
});
