import { styled } from '@mui/system';
import Box from '@mui/system/Box';
import Grid from '@mui/system/Unstable_Grid';

const Tile = styled('div')({
  padding: 14,
  borderRadius: 8,
  background: 'light-dark(#dfecf9, #16304d)',
  color: 'light-dark(#12467b, #cfe5fa)',
});

export default function AutoGrid() {
  return (
    <Box sx={{ width: 440, maxWidth: 1 }}>
      <Grid container spacing={2}>
        <Grid xs="auto">
          <Tile>As wide as this</Tile>
        </Grid>
        <Grid xs={4}>
          <Tile>Four</Tile>
        </Grid>
        <Grid xs>
          <Tile>The rest</Tile>
        </Grid>
      </Grid>
    </Box>
  );
}
