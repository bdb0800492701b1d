import Box from '@mui/system/Box';
import Grid, { type GridProps } from '@mui/system/Unstable_Grid';

const cell = { p: 1.5, borderRadius: 2, bgcolor: 'light-dark(#dfecf9, #16304d)', textAlign: 'center' };

export default function GridStage(props: GridProps) {
  return (
    <Box sx={{ width: 320, maxWidth: 1 }}>
      <Grid {...props} container>
        <Grid xs={8}>
          <Box sx={cell}>xs=8</Box>
        </Grid>
        <Grid xs={4}>
          <Box sx={cell}>xs=4</Box>
        </Grid>
        <Grid xs={12}>
          <Box sx={cell}>xs=12</Box>
        </Grid>
      </Grid>
    </Box>
  );
}
