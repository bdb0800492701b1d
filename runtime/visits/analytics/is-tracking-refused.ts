// Two signals by which a browser says that its reader wants no counting: Global Privacy Control,
// and Do Not Track, which browsers have spelled in several ways.

interface PrivacySignals {
  readonly doNotTrack?: string | null;
  readonly navigator: { readonly globalPrivacyControl?: boolean; readonly doNotTrack?: string | null };
}

/** Tells whether the reader's browser asks not to be tracked. */
export function isTrackingRefused({ doNotTrack, navigator }: PrivacySignals): boolean {
  return navigator.globalPrivacyControl === true || isYes(navigator.doNotTrack) || isYes(doNotTrack);
}

function isYes(signal: string | null | undefined): boolean {
  return signal === '1' || signal === 'yes';
}
