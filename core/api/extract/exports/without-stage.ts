/**
 * Removes a prefix such as `unstable_` from a name. Users rename such an export when they import it.
 *
 * @example
 * withoutStage('unstable_Grid')         // 'Grid'
 * withoutStage('preview__Dialog.Title') // 'Dialog.Title'
 */
export function withoutStage(name: string): string {
  return name.replace(/^(?!(?:private|internal|use)_)(?:[a-z]+|Unstable|Experimental)_+(?=[A-Z]|use[A-Z])/, '');
}
