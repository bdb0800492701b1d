import type { LibrarySheets } from '../../../core/api/starter/pick-style-sheet.ts';

/** The maximum number of named style sheets. */
const maxNames = 5;

/** Formats which style sheets demos use, and which they could use; '' if the library exports none. */
export function formatSheets({ styleSheet, unbuiltSheet, otherSheets }: LibrarySheets): string {
  const named = otherSheets.slice(0, maxNames).join(', ');
  const more = otherSheets.length > maxNames ? ` and ${otherSheets.length - maxNames} more` : '';
  const hasRoot = styleSheet !== undefined || unbuiltSheet !== undefined;
  return [
    ...(styleSheet ? [`content/DemoRoot.tsx imports ${styleSheet} for all demos.`] : []),
    ...(unbuiltSheet
      ? [
          `${unbuiltSheet} is not built, so content/DemoRoot.tsx does not import it. If demos need it, build the library, and import it there.`,
        ]
      : []),
    ...(otherSheets.length > 0
      ? [
          `The library ${hasRoot ? 'also ' : ''}exports ${named}${more}: import what your demos need ${hasRoot ? 'there' : 'in them, or in a wrapper ("demos.wrapper" in the settings)'}.`,
        ]
      : []),
  ].join('\n');
}
