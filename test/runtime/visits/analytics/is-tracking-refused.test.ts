import { describe, expect, it } from 'vitest';
import { isTrackingRefused } from '../../../../runtime/visits/analytics/is-tracking-refused.ts';

describe('tracking', () => {
  it.each([
    [{ navigator: {} }, false],
    [{ navigator: { globalPrivacyControl: true } }, true],
    [{ navigator: { globalPrivacyControl: false } }, false],
    [{ navigator: { doNotTrack: '1' } }, true],
    [{ navigator: { doNotTrack: 'yes' } }, true],
    [{ navigator: { doNotTrack: '0' } }, false],
    [{ navigator: { doNotTrack: 'unspecified' } }, false],
    [{ navigator: { doNotTrack: null }, doNotTrack: '1' }, true],
  ])('is refused by %j: %s', (signals, refused) => {
    expect(isTrackingRefused(signals)).toBe(refused);
  });
});
