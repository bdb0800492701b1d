import { afterEach, describe, expect, it, vi } from 'vitest';
import { startAnalytics } from '../../../../runtime/visits/analytics/start-analytics.ts';

const send = vi.fn(() => true);
Object.assign(navigator, { sendBeacon: send });

afterEach(() => {
  send.mockClear();
  Object.assign(navigator, { globalPrivacyControl: undefined });
});

describe('analytics', () => {
  it.each([{}, { analytics: {} }, { analytics: { endpoint: '', gtag: '' } }])(
    'without a sink (%j) does nothing at all',
    async (settings) => {
      const listen = vi.spyOn(document, 'addEventListener');
      const draw = vi.fn(() => 1);

      startAnalytics(settings, draw);
      await vi.dynamicImportSettled();

      expect(listen).not.toHaveBeenCalled();
      expect(draw).not.toHaveBeenCalled();
      listen.mockRestore();
    },
  );

  it('sends nothing when the browser asks for privacy', async () => {
    Object.assign(navigator, { globalPrivacyControl: true });

    startAnalytics({ analytics: { endpoint: 'http://localhost/collect' } }, () => 1);
    await vi.dynamicImportSettled();

    expect(send).not.toHaveBeenCalled();
  });

  it('sends nothing on a local host', async () => {
    startAnalytics(
      { analytics: { endpoint: 'https://stats.example.com/', gtag: 'G-1', respectPrivacy: false } },
      () => 1,
    );
    await vi.dynamicImportSettled();

    expect(send).not.toHaveBeenCalled();
    expect(document.querySelector('script')).toBeNull();
  });

  it('counts despite privacy signals if the site is configured so', async () => {
    Object.assign(navigator, { globalPrivacyControl: true });

    startAnalytics({ analytics: { endpoint: 'http://localhost/collect', respectPrivacy: false } }, () => 1);

    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });
});
