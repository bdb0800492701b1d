/**
 * The attribute of `<html>` on pages whose demos are always light, so that root rules of their style sheets apply in
 * light mode.
 */
export const lightMark = 'data-docs-light-demos';

/** Returns the attribute for a page with light-only demos, if one of their style sheets refers to it. */
export function toLightMark(
  sheets: Readonly<Record<string, string>>,
  isLight: boolean | undefined,
): { readonly [lightMark]?: '' } {
  return isLight && Object.values(sheets).some((css) => css.includes(lightMark)) ? { [lightMark]: '' } : {};
}
