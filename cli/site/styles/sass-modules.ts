// The exports of Sass's built-in modules, by the last part of their URL ("math" in "sass:math").

/** The exports of a built-in module. */
interface SassModule {
  readonly functions: readonly string[];
  readonly mixins?: readonly string[];
  /** With the leading "$". */
  readonly variables?: readonly string[];
}

/** The built-in modules of Sass. */
export const sassModules: ReadonlyMap<string, SassModule> = new Map<string, SassModule>([
  [
    'color',
    {
      functions: words(
        'adjust alpha blackness blue change channel complement grayscale green hue hwb ie-hex-str invert is-in-gamut is-legacy is-missing is-powerless lightness mix opacity red same saturation scale space to-gamut to-space whiteness',
      ),
    },
  ],
  ['list', { functions: words('append index is-bracketed join length nth separator set-nth slash zip') }],
  ['map', { functions: words('deep-merge deep-remove get has-key keys merge remove set values') }],
  [
    'math',
    {
      functions: words(
        'abs acos asin atan atan2 ceil clamp compatible cos div floor hypot is-unitless log max min percentage pow random round sin sqrt tan unit',
      ),
      variables: words('$e $epsilon $max-number $max-safe-integer $min-number $min-safe-integer $pi'),
    },
  ],
  [
    'meta',
    {
      functions: words(
        'accepts-content calc-args calc-name call content-exists feature-exists function-exists get-function get-mixin global-variable-exists inspect keywords mixin-exists module-functions module-mixins module-variables type-of variable-exists',
      ),
      mixins: words('apply load-css'),
    },
  ],
  ['selector', { functions: words('append extend is-superselector nest parse replace simple-selectors unify') }],
  [
    'string',
    { functions: words('index insert length quote slice split to-lower-case to-upper-case unique-id unquote') },
  ],
]);

function words(text: string): string[] {
  return text.split(' ');
}
