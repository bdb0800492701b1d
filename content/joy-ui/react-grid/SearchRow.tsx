import Button from '@mui/joy/Button';
import Grid from '@mui/joy/Grid';
import Input from '@mui/joy/Input';

export default function SearchRow() {
  return (
    <Grid container spacing={1.5} sx={{ width: 560, maxWidth: '100%', alignItems: 'center' }}>
      <Grid xs>
        <Input placeholder="Harbor, city, or island" aria-label="Place" />
      </Grid>
      <Grid xs={3}>
        <Input defaultValue="2" type="number" aria-label="Guests" />
      </Grid>
      <Grid xs="auto">
        <Button>Search</Button>
      </Grid>
    </Grid>
  );
}
