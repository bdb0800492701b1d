import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function UploadProgress() {
  const [percent, setPercent] = React.useState(0);
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      setPercent((value) => Math.min(100, value + 5));
    }, 250);
    return () => clearInterval(timer);
  }, [running]);

  React.useEffect(() => {
    if (percent === 100) setRunning(false);
  }, [percent]);

  return (
    <Stack spacing={1.5} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" justifyContent="space-between">
        <Typography id="upload-label" variant="body2">
          harbor-survey.tif
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {percent} %
        </Typography>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-labelledby="upload-label"
      />
      <Stack direction="row" spacing={1}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => {
            if (percent === 100) setPercent(0);
            setRunning(!running);
          }}
        >
          {running ? 'Pause' : percent === 100 ? 'Again' : 'Upload'}
        </Button>
        <Typography role="status" variant="body2" sx={{ alignSelf: 'center' }}>
          {percent === 100 && 'Uploaded'}
        </Typography>
      </Stack>
    </Stack>
  );
}
