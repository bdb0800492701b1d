// The style sheets of a library → what the command says of them.

import type { LibrarySheets } from '../../core/starter/pick-style-sheet.ts';

/** So many are named. */
const most = 5;

/** Formats which style sheet the demos have, and which they could have; '' where the library exports none. */
export function formatSheets({ styleSheet, otherSheets }: LibrarySheets): string {
  const named = otherSheets.slice(0, most).join(', ');
  const more = otherSheets.length > most ? ` and ${otherSheets.length - most} more` : '';
  return [
    ...(styleSheet ? [`content/DemoRoot.tsx imports ${styleSheet} for all demos.`] : []),
    ...(otherSheets.length > 0
      ? [
          `The library ${styleSheet ? 'also ' : ''}exports ${named}${more}: import what your demos need ${styleSheet ? 'there' : 'in them, or in a wrapper ("demos.wrapper" in the settings)'}.`,
        ]
      : []),
  ].join('\n');
}
