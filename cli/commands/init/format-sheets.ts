// The style sheets of a library → what the command says of them.

import type { LibrarySheets } from '../../../core/api/starter/pick-style-sheet.ts';

/** So many are named. */
const most = 5;

/** Formats which style sheet the demos have, and which they could have; '' where the library exports none. */
export function formatSheets({ styleSheet, unbuiltSheet, otherSheets }: LibrarySheets): string {
  const named = otherSheets.slice(0, most).join(', ');
  const more = otherSheets.length > most ? ` and ${otherSheets.length - most} more` : '';
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
