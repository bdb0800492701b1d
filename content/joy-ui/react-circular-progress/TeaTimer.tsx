import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Typography from '@mui/joy/Typography';

const seconds = 10;

export default function TeaTimer() {
  const [left, setLeft] = React.useState(0);

  React.useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <CircularProgress
        determinate
        size="lg"
        color={left === 0 ? 'neutral' : 'primary'}
        value={(left / seconds) * 100}
        aria-label="Time left"
        aria-valuenow={(left / seconds) * 100}
        slotProps={{ progress: { style: { transition: 'stroke-dashoffset 1s linear' } } }}
      >
        <span aria-hidden>{left} s</span>
      </CircularProgress>
      <Button variant="outlined" disabled={left > 0} onClick={() => setLeft(seconds)}>
        Brew
      </Button>
      <Typography level="body-sm" role="status">
        {left === 0 ? 'The tea is ready.' : 'The tea is drawing.'}
      </Typography>
    </Box>
  );
}
