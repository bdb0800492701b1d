import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function ProgressColors() {
  return (
    <Stack
      direction="row"
      spacing={3}
      useFlexGap
      flexWrap="wrap"
      alignItems="center"
    >
      <CircularProgress size={20} aria-label="Small" />
      <CircularProgress color="secondary" aria-label="Medium" />
      <CircularProgress
        size={64}
        thickness={2}
        color="success"
        aria-label="Large"
      />
      <CircularProgress size="3em" color="inherit" aria-label="Inherited" />
    </Stack>
  );
}
