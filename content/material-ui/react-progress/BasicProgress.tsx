import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function BasicProgress() {
  return (
    <Stack spacing={3} alignItems="center" sx={{ width: 320, maxWidth: '100%' }}>
      <CircularProgress aria-label="Loading the tide table" />
      <LinearProgress
        aria-label="Loading the chart"
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
