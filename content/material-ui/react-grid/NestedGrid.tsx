import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Tile = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(2),
  height: '100%',
  boxSizing: 'border-box',
}));

export default function NestedGrid() {
  return (
    <Grid container spacing={2}>
      <Grid item xs={12} sm={7}>
        <Tile variant="outlined">Map of the route</Tile>
      </Grid>
      <Grid item container xs={12} sm={5} spacing={2}>
        <Grid item xs={6}>
          <Tile variant="outlined">Distance</Tile>
        </Grid>
        <Grid item xs={6}>
          <Tile variant="outlined">Climb</Tile>
        </Grid>
        <Grid item xs={12}>
          <Tile variant="outlined">Weather along the way</Tile>
        </Grid>
      </Grid>
    </Grid>
  );
}
