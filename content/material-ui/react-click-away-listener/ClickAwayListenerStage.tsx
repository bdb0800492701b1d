import * as React from 'react';
import ClickAwayListener, {
  type ClickAwayListenerProps,
} from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function ClickAwayListenerStage(
  props: Partial<ClickAwayListenerProps>,
) {
  const [count, setCount] = React.useState(0);

  return (
    <ClickAwayListener {...props} onClickAway={() => setCount(count + 1)}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        {count} presses outside of this box
      </Paper>
    </ClickAwayListener>
  );
}
