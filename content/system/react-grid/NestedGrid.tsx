import { styled } from '@mui/system';
import Box from '@mui/system/Box';
import Grid from '@mui/system/Unstable_Grid';

const Tile = styled('div')({
  padding: 14,
  borderRadius: 8,
  background: 'light-dark(#dfecf9, #16304d)',
  color: 'light-dark(#12467b, #cfe5fa)',
});

export default function NestedGrid() {
  return (
    <Box sx={{ width: 440, maxWidth: 1 }}>
      <Grid container spacing={2}>
        <Grid xs={4}>
          <Tile>Menu</Tile>
        </Grid>
        <Grid xs={8} container>
          <Grid xs={6}>
            <Tile>Half of 8</Tile>
          </Grid>
          <Grid xs={6}>
            <Tile>Half of 8</Tile>
          </Grid>
        </Grid>
      </Grid>
    </Box>
  );
}
