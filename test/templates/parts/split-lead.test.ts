import { describe, expect, it } from 'vitest';
import { splitLead } from '../../../templates/parts/split-lead.ts';

describe('splitLead', () => {
  it('keeps the title and the lead together', () => {
    const head = '<h1 id="a">A</h1>\n<p class="description">Lead</p>';

    expect(splitLead(`${head}\n<p>b</p>`)).toEqual({ head, body: '\n<p>b</p>' });
  });

  it('keeps a lead that comes later in the body', () => {
    expect(splitLead('<h1>A</h1><p>b</p><p class="description">c</p>').body).toBe(
      '<p>b</p><p class="description">c</p>',
    );
  });

  it('keeps a title that is not at the top in the body', () => {
    const content = '<p>a</p><h1>B</h1>';

    expect(splitLead(content)).toEqual({ head: '', body: content });
  });

  it('returns no head if there is no title', () => {
    expect(splitLead('<h2>A</h2>')).toEqual({ head: '', body: '<h2>A</h2>' });
  });
});
