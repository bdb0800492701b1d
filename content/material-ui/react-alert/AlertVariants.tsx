import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';

export default function AlertVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert variant="standard" severity="error">
        <AlertTitle>Standard</AlertTitle>A quiet tint, for messages among other
        content.
      </Alert>
      <Alert variant="outlined" severity="error">
        <AlertTitle>Outlined</AlertTitle>A border only, for surfaces that
        already have a color.
      </Alert>
      <Alert variant="filled" severity="error">
        <AlertTitle>Filled</AlertTitle>A solid color, for the one message that
        must be read.
      </Alert>
    </Stack>
  );
}
