import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

export default function GapsGrid() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 1, md: 3 }} sx={{ width: 560, maxWidth: '100%' }}>
      {months.map((month) => (
        <Grid key={month} xs={4}>
          <Sheet variant="soft" color="primary" sx={{ p: 1, borderRadius: 'sm', textAlign: 'center' }}>
            {month}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
