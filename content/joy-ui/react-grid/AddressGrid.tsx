import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Grid from '@mui/joy/Grid';
import Input from '@mui/joy/Input';

export default function AddressGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 560, maxWidth: '100%' }}>
      <Grid xs={12}>
        <FormControl>
          <FormLabel>Name</FormLabel>
          <Input autoComplete="name" />
        </FormControl>
      </Grid>
      <Grid container xs={12} spacing={1}>
        <Grid xs={8}>
          <FormControl>
            <FormLabel>Street</FormLabel>
            <Input autoComplete="address-line1" />
          </FormControl>
        </Grid>
        <Grid xs={4}>
          <FormControl>
            <FormLabel>Apartment</FormLabel>
            <Input />
          </FormControl>
        </Grid>
      </Grid>
    </Grid>
  );
}
