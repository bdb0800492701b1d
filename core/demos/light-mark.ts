/**
 * The attribute of `<html>` where the demos of a page stand in the light whatever a reader prefers, so that what their
 * style sheets say of the root counts for the light.
 */
export const lightMark = 'data-docs-light-demos';

/** Marks a page whose demos stand in the light, if one of their style sheets asks for the mode. */
export function toLightMark(
  sheets: Readonly<Record<string, string>>,
  isLight: boolean | undefined,
): { readonly [lightMark]?: '' } {
  return isLight && Object.values(sheets).some((css) => css.includes(lightMark)) ? { [lightMark]: '' } : {};
}
