import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ComponentProp() {
  return (
    <Paper component="article" variant="outlined" sx={{ p: 3, maxWidth: 320 }}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h5" component="h3">
          Looks like h5, is an h3
        </Typography>
        <Typography component="blockquote" sx={{ m: 0, fontStyle: 'italic' }}>
          A paragraph that is a quotation.
        </Typography>
        <Button component="label" variant="outlined">
          A label that is a button
          <input type="checkbox" style={{ marginInlineStart: 8 }} />
        </Button>
      </Stack>
    </Paper>
  );
}
