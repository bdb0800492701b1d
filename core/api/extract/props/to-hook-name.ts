/**
 * Returns the name of the hook whose folder or file a declaration is in.
 *
 * @example
 * toHookName('/lib/unstable_useTab/useTab.types.d.ts') // 'useTab'
 * toHookName('/lib/Tab/Tab.d.ts')                      // undefined
 */
export function toHookName(file: string): string | undefined {
  const [folder = '', base = ''] = file.split('/').slice(-2);
  return [folder, base].flatMap((part) => /^(?:unstable_)?(use[A-Z]\w*)/.exec(part)?.[1] ?? [])[0];
}
