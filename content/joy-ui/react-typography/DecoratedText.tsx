import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';
import PlaceIcon from '@mui/icons-material/Place';

export default function DecoratedText() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography component="div" level="title-lg" endDecorator={<Chip size="sm">New</Chip>}>
        The glass house
      </Typography>
      <Typography level="body-sm" startDecorator={<PlaceIcon />}>
        South shore, ten minutes from the station
      </Typography>
    </Box>
  );
}
