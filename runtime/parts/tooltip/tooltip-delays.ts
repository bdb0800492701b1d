/** How long a tooltip waits before it opens or closes, in milliseconds. */
export const tooltipDelays = {
  /** After the pointer or the visible focus arrives, if no tooltip was open just before. */
  enter: 100,
  /** The same, shortly after another tooltip. */
  enterNext: 0,
  leave: 0,
  /** How long a finger rests before the `enter` delay begins. */
  touchEnter: 700,
  /** From the moment the finger is lifted. */
  touchLeave: 1500,
  /** How long after a close the next tooltip still opens at once. */
  warm: 800,
} as const;
