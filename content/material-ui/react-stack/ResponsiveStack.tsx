import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ResponsiveStack() {
  return (
    <Stack
      direction={{ xs: 'column-reverse', sm: 'row' }}
      spacing={{ xs: 1, sm: 2 }}
      justifyContent="flex-end"
      sx={{ width: '100%' }}
    >
      <Button>Save as draft</Button>
      <Button variant="outlined">Preview</Button>
      <Button variant="contained">Publish</Button>
    </Stack>
  );
}
