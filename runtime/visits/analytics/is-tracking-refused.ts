// Reads the two signals of a browser against tracking: Global Privacy Control, and Do Not Track,
// which browsers spell in several ways.

interface PrivacySignals {
  readonly doNotTrack?: string | null;
  readonly navigator: { readonly globalPrivacyControl?: boolean; readonly doNotTrack?: string | null };
}

/** Returns whether the reader's browser asks not to be tracked. */
export function isTrackingRefused({ doNotTrack, navigator }: PrivacySignals): boolean {
  return navigator.globalPrivacyControl === true || isYes(navigator.doNotTrack) || isYes(doNotTrack);
}

function isYes(signal: string | null | undefined): boolean {
  return signal === '1' || signal === 'yes';
}
