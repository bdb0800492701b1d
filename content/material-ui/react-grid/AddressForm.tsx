import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function AddressForm() {
  return (
    <Grid container rowSpacing={2} columnSpacing={{ xs: 1, sm: 2 }}>
      <Grid item xs={8} sm={10}>
        <TextField fullWidth label="Street" autoComplete="off" />
      </Grid>
      <Grid item xs={4} sm={2}>
        <TextField fullWidth label="No." autoComplete="off" />
      </Grid>
      <Grid item xs={12} sm={4}>
        <TextField fullWidth label="Postal code" autoComplete="off" />
      </Grid>
      <Grid item xs={12} sm={8}>
        <TextField fullWidth label="City" autoComplete="off" />
      </Grid>
    </Grid>
  );
}
