import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Typography from '@mui/joy/Typography';

export default function UploadRing() {
  const [percent, setPercent] = React.useState(20);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <CircularProgress
        determinate
        size="lg"
        value={percent}
        aria-label="Upload"
        aria-valuenow={percent}
      >
        <span aria-hidden>{percent} %</span>
      </CircularProgress>
      <Button disabled={percent === 100} onClick={() => setPercent(percent + 20)}>
        Upload one more
      </Button>
      <Typography level="body-sm" role="status">
        {percent === 100 && 'All five photos are uploaded.'}
      </Typography>
    </Box>
  );
}
