import Grid, { type GridProps } from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function GridStage(props: Partial<GridProps>) {
  return (
    <Grid {...props} container>
      <Grid item xs={6}>
        <Paper variant="outlined" sx={{ p: 1 }}>
          6
        </Paper>
      </Grid>
      <Grid item xs={3}>
        <Paper variant="outlined" sx={{ p: 1 }}>
          3
        </Paper>
      </Grid>
      <Grid item xs={3}>
        <Paper variant="outlined" sx={{ p: 1 }}>
          3
        </Paper>
      </Grid>
    </Grid>
  );
}
