import { styled } from '@mui/system';
import Box from '@mui/system/Box';
import Grid from '@mui/system/Unstable_Grid';

const Tile = styled('div')({
  padding: 14,
  borderRadius: 8,
  background: 'light-dark(#dfecf9, #16304d)',
  color: 'light-dark(#12467b, #cfe5fa)',
});
const cabins = ['Sea', 'Island', 'Harbor', 'Lighthouse'];

export default function CabinGrid() {
  return (
    <Box sx={{ width: 560, maxWidth: 1 }}>
      <Grid container spacing={2}>
        {cabins.map((name) => (
          <Grid key={name} xs={12} sm={6} md={3}>
            <Tile>{name}</Tile>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
