import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const rooms = [
  { name: 'Kitchen', temperature: 21 },
  { name: 'Hall', temperature: 18 },
  { name: 'Attic', temperature: 16 },
  { name: 'Cellar', temperature: 12 },
];

export default function RoomTiles() {
  return (
    <Grid container spacing={2} sx={{ width: 560, maxWidth: '100%' }}>
      {rooms.map(({ name, temperature }) => (
        <Grid key={name} xs={12} sm={6} md={3}>
          <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
            <Typography level="body-sm">{name}</Typography>
            <Typography level="title-lg">{temperature} °C</Typography>
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
