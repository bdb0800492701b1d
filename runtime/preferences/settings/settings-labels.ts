// The texts of the settings drawer. A page is rendered in one language, so it contains them.

const keys = [
  'title',
  'open',
  'close',
  'reset',
  'resetAll',
  'done',
  'mode',
  'light',
  'system',
  'dark',
  'direction',
  'ltr',
  'rtl',
  'density',
  'comfortable',
  'dense',
  'spacing',
  'spacingFar',
  'less',
  'more',
  'colors',
  'primary',
  'secondary',
  'api',
  'expanded',
  'collapsed',
  'table',
  'code',
  'codeVariant',
  'TS',
  'JS',
  'codeStyling',
  'styleSystem',
  'tailwind',
  'css',
] as const;

/** The texts of the settings drawer, by the last part of their key. */
export type SettingsLabels = Readonly<Record<(typeof keys)[number] | 'default', string>>;

/** Looks up the texts of the settings drawer. */
export function createSettingsLabels(
  t: (key: `settings.${(typeof keys)[number]}` | 'api.default') => string,
): SettingsLabels {
  return {
    ...(Object.fromEntries(keys.map((key) => [key, t(`settings.${key}`)])) as Record<(typeof keys)[number], string>),
    default: t('api.default'),
  };
}
