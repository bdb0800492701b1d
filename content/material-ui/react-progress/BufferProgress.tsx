import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const length = 180;

function format(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export default function BufferProgress() {
  const [played, setPlayed] = React.useState(40);

  React.useEffect(() => {
    const timer = setInterval(() => {
      setPlayed((seconds) => (seconds + 1) % length);
    }, 1000);
    return () => clearInterval(timer);
  }, []);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2">
        Foghorn, take 2: {format(played)} of {format(length)}
      </Typography>
      <LinearProgress
        variant="buffer"
        value={(played / length) * 100}
        valueBuffer={Math.min(100, (played / length) * 100 + 25)}
        aria-label="Played"
        aria-valuetext={format(played)}
      />
    </Stack>
  );
}
