import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const figures = [
  { name: 'Visitors', value: '1,204' },
  { name: 'Loans', value: '386' },
  { name: 'Returns', value: '341' },
  { name: 'Late', value: '27' },
];

export default function DashboardTiles() {
  return (
    <Grid container spacing={2}>
      {figures.map(({ name, value }) => (
        <Grid key={name} item xs={6} sm={3}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography variant="h5" component="p">
              {value}
            </Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
