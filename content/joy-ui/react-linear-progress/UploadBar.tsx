import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

const photos = 5;

export default function UploadBar() {
  const [done, setDone] = React.useState(2);
  const id = React.useId();

  return (
    <Box sx={{ display: 'grid', gap: 1, width: 360, maxWidth: '100%' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography id={id} level="title-sm">
          Photos
        </Typography>
        <Typography level="body-sm" role="status">
          {done} of {photos} uploaded
        </Typography>
      </Box>
      <LinearProgress
        determinate
        value={(done / photos) * 100}
        aria-labelledby={id}
        aria-valuetext={`${done} of ${photos}`}
        sx={{ '&::before': { transition: 'inline-size 0.3s' } }}
      />
      <Button
        variant="outlined"
        disabled={done === photos}
        onClick={() => setDone(done + 1)}
        sx={{ justifySelf: 'start', mt: 1 }}
      >
        Upload one more
      </Button>
    </Box>
  );
}
