import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function StyledProgress() {
  return (
    <Stack spacing={3} sx={{ width: 280 }}>
      <LinearProgress
        variant="determinate"
        value={60}
        aria-label="Battery"
        color="success"
        sx={{ height: 12, borderRadius: '6px' }}
      />
      <LinearProgress
        variant="determinate"
        value={35}
        aria-label="Memory"
        sx={{
          height: 6,
          bgcolor: 'action.selected',
          '& .MuiLinearProgress-bar': {
            bgcolor: 'text.primary',
            transitionDuration: '120ms',
          },
        }}
      />
    </Stack>
  );
}
