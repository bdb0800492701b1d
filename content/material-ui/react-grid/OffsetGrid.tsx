import Grid from '@mui/material/Unstable_Grid2';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Seat = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(1),
  textAlign: 'center',
}));

export default function OffsetGrid() {
  return (
    <Grid container columns={5} spacing={1} sx={{ maxWidth: 320 }}>
      <Grid xs={1}>
        <Seat variant="outlined">A</Seat>
      </Grid>
      <Grid xs={1}>
        <Seat variant="outlined">B</Seat>
      </Grid>
      <Grid xs={1} xsOffset={1}>
        <Seat variant="outlined">C</Seat>
      </Grid>
      <Grid xs={1}>
        <Seat variant="outlined">D</Seat>
      </Grid>
      <Grid xs={1}>
        <Seat variant="outlined">A</Seat>
      </Grid>
      <Grid xs={1} xsOffset="auto">
        <Seat variant="outlined">D</Seat>
      </Grid>
    </Grid>
  );
}
