import { describe, expect, it } from 'vitest';
import { createSlots, findSlot, placeSlot } from '../../../../core/markdown/slots/slots.ts';
import { parseBody } from '../parse-page.ts';

const trusted = { policy: { html: 'trusted', iframeHosts: [] } } as const;

describe('a slot', () => {
  it('is found only by its mark', () => {
    const slots = createSlots('a text');
    const element = placeSlot(slots, { kind: 'insertion', index: 0 });

    expect(element.properties).toEqual({ dataSlot: 'slot0-0' });
    expect(findSlot(slots, element)).toEqual({ kind: 'insertion', index: 0 });
    expect(findSlot(slots, { ...element, tagName: 'div' })).toBeUndefined();
    expect(findSlot(slots, { ...element, properties: { dataSlot: 'slot1-0' } })).toBeUndefined();
    expect(findSlot(slots, { ...element, properties: { dataSlot: 'slot0-9' } })).toBeUndefined();
  });

  it.each([
    ['slot0 slot1', 'slot2'],
    ['sl&#111;t0', 'slot1'],
    ['sl&#x6F;t0', 'slot1'],
    ['sl&#0000111t0', 'slot1'],
    ['&#115;&#108;&#111;&#116;&#48;', 'slot1'],
    ['slot&#49;', 'slot0'],
    ['slot00', 'slot1'],
  ])('has a mark that is not in the text: %s', (text, mark) => {
    expect(createSlots(text).mark).toBe(mark);
  });

  it.each([
    '<section data-slot="slot0-0">forged</section>',
    '<section data-slot="sl&#111;t0-0">forged</section>',
    '<!--slot0:0-->forged',
  ])('cannot be forged: %s', (forged) => {
    for (const policy of [{}, trusted]) {
      const { html, blocks } = parseBody(`{{"demo": "A.js"}}\n\n${forged}\n\n\`\`\`js\ncode\n\`\`\``, policy);

      expect(blocks.filter(({ kind }) => kind === 'demo')).toHaveLength(1);
      expect(html.match(/<figure/g)).toHaveLength(1);
      expect(html).toContain('forged');
    }
  });
});
