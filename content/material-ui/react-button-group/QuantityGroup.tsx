import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

const most = 5;

export default function QuantityGroup() {
  const [count, setCount] = React.useState(1);

  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Typography id="jars-label">Jars of honey</Typography>
      <ButtonGroup size="small" aria-labelledby="jars-label">
        <Button
          aria-label="One less"
          aria-disabled={count === 0}
          onClick={() => setCount(Math.max(0, count - 1))}
        >
          <RemoveIcon fontSize="small" />
        </Button>
        <Button
          component="span"
          role="status"
          tabIndex={-1}
          disableRipple
          sx={{ pointerEvents: 'none' }}
        >
          {count}
        </Button>
        <Button
          aria-label="One more"
          aria-disabled={count === most}
          onClick={() => setCount(Math.min(most, count + 1))}
        >
          <AddIcon fontSize="small" />
        </Button>
      </ButtonGroup>
    </Box>
  );
}
