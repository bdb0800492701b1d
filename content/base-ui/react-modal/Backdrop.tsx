import * as React from 'react';

/** A backdrop that keeps to itself what is no attribute. */
export const Backdrop = React.forwardRef<
  HTMLDivElement,
  React.ComponentProps<'div'> & { open?: boolean; ownerState?: unknown }
>(function Backdrop({ open, ownerState, ...other }, ref) {
  return <div {...other} ref={ref} />;
});
