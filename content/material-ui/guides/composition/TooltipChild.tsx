import * as React from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

type PriceProps = React.ComponentPropsWithoutRef<'button'> & { euros: number };

/** Forwards the ref and everything that Tooltip adds. */
const Price = React.forwardRef<HTMLButtonElement, PriceProps>(function Price({ euros, ...other }, ref) {
  return (
    <Button ref={ref} variant="outlined" {...other} color="primary">
      {euros} euros
    </Button>
  );
});

export default function TooltipChild() {
  return (
    <Tooltip title="Taxes included" describeChild>
      <Price euros={42} />
    </Tooltip>
  );
}
