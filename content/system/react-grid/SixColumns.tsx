import { styled } from '@mui/system';
import Box from '@mui/system/Box';
import Grid from '@mui/system/Unstable_Grid';

const Day = styled('div')({
  padding: '10px 0',
  borderRadius: 8,
  background: 'light-dark(#dfecf9, #16304d)',
  color: 'light-dark(#12467b, #cfe5fa)',
  textAlign: 'center',
});
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function SixColumns() {
  return (
    <Box sx={{ width: 440, maxWidth: 1 }}>
      <Grid container columns={7} columnSpacing={1} rowSpacing={0}>
        {days.map((day) => (
          <Grid key={day} xs={1}>
            <Day>{day}</Day>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
