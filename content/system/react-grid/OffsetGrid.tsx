import { styled } from '@mui/system';
import Box from '@mui/system/Box';
import Grid from '@mui/system/Unstable_Grid';

const Tile = styled('div')({
  padding: 14,
  borderRadius: 8,
  background: 'light-dark(#dfecf9, #16304d)',
  color: 'light-dark(#12467b, #cfe5fa)',
});

export default function OffsetGrid() {
  return (
    <Box sx={{ width: 560, maxWidth: 1 }}>
      <Grid container spacing={2}>
        <Grid xs={6} xsOffset={3}>
          <Tile>Three columns free</Tile>
        </Grid>
        <Grid xs={4}>
          <Tile>At the start</Tile>
        </Grid>
        <Grid xs={4} xsOffset="auto">
          <Tile>At the end</Tile>
        </Grid>
      </Grid>
    </Box>
  );
}
