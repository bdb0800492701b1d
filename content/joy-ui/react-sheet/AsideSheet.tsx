import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function AsideSheet() {
  return (
    <Sheet
      component="section"
      variant="soft"
      color="warning"
      aria-labelledby="weather-note"
      sx={{ p: 2, maxWidth: 360, borderRadius: 'sm' }}
    >
      <Typography id="weather-note" level="title-sm" color="warning">
        Weather
      </Typography>
      <Typography level="body-sm" color="warning">
        Fog until ten. The first boat leaves at half past.
      </Typography>
    </Sheet>
  );
}
