import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function SearchRow() {
  return (
    <Grid container spacing={1} alignItems="center">
      <Grid item xs>
        <TextField fullWidth size="small" label="Title or author" />
      </Grid>
      <Grid item xs="auto">
        <Button variant="contained">Search</Button>
      </Grid>
    </Grid>
  );
}
