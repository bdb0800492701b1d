import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const cell = { p: 1.5, borderRadius: 'sm' };

export default function OffsetGrid() {
  return (
    <Grid container spacing={1} sx={{ width: 560, maxWidth: '100%' }}>
      <Grid xs={6} xsOffset={3}>
        <Sheet variant="soft" sx={cell}>
          Three columns to the left
        </Sheet>
      </Grid>
      <Grid xs={4}>
        <Sheet variant="soft" sx={cell}>
          At the start
        </Sheet>
      </Grid>
      <Grid xs={4} xsOffset="auto">
        <Sheet variant="soft" sx={cell}>
          At the end
        </Sheet>
      </Grid>
    </Grid>
  );
}
