import Grid, { type GridProps } from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const cell = { p: 1.5, borderRadius: 'sm', textAlign: 'center' };

export default function GridStage(props: Partial<GridProps>) {
  return (
    <Grid {...props} container sx={{ width: 320 }}>
      <Grid xs={8}>
        <Sheet variant="soft" sx={cell}>
          xs=8
        </Sheet>
      </Grid>
      <Grid xs={4}>
        <Sheet variant="soft" sx={cell}>
          xs=4
        </Sheet>
      </Grid>
      <Grid xs={12}>
        <Sheet variant="soft" sx={cell}>
          xs=12
        </Sheet>
      </Grid>
    </Grid>
  );
}
