import { describe, expect, it } from 'vitest';
import { createAnnouncer } from '../../../runtime/browser/create-announcer.ts';

describe('the announcer', () => {
  it('speaks in one polite region', () => {
    const announce = createAnnouncer(document);
    announce('Copied');

    const regions = document.querySelectorAll('[role="status"]');
    expect([...regions].map(({ textContent }) => textContent)).toEqual(['Copied']);
  });
});
