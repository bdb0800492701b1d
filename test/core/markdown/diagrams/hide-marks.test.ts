import { describe, expect, it } from 'vitest';
import { hideMarks, showMarks } from '../../../../core/markdown/diagrams/hide-marks.ts';

describe('the marks of a label', () => {
  it.each(['a [b] c', '(x)', '{y|z}', 'a/b\\c', 'semi; colon: #hash'])('are hidden, and shown again: %s', (label) => {
    expect(hideMarks(label)).not.toMatch(/[[\](){}|;:#\\/]/);
    expect(showMarks(hideMarks(label))).toBe(label);
  });

  it('are escaped in a drawing', () => {
    expect(showMarks(hideMarks('<img> & "x"'))).toBe('&lt;img&gt; &amp; &quot;x&quot;');
  });

  it('are decoded from known codes only', () => {
    expect(showMarks(hideMarks('#35;1 #9829; #nbsp;#other;'))).toBe('#1 ♥ \u00A0#other;');
  });

  it('do not include those of tags that are drawn', () => {
    expect(hideMarks('one<br/>two <b>three</b>\\n')).toBe('one<br/>two <b>three</b>\\n');
  });
});
