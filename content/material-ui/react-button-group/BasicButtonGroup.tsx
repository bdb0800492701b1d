import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

export default function BasicButtonGroup() {
  const [month, setMonth] = React.useState(2);

  return (
    <Stack spacing={2} alignItems="center">
      <Typography role="status">{months[month]}</Typography>
      <ButtonGroup aria-label="Month">
        <Button onClick={() => setMonth(Math.max(0, month - 1))}>
          Earlier
        </Button>
        <Button onClick={() => setMonth(2)}>This month</Button>
        <Button onClick={() => setMonth(Math.min(5, month + 1))}>Later</Button>
      </ButtonGroup>
    </Stack>
  );
}
