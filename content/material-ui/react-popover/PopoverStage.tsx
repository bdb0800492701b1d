import * as React from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PopoverStage(props: Partial<PopoverProps>) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        variant="outlined"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Open
      </Button>
      <Popover
        {...props}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
      >
        <Typography sx={{ p: 2 }}>The boat leaves at nine.</Typography>
      </Popover>
    </>
  );
}
