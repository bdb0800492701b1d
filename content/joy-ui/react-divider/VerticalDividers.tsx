import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function VerticalDividers() {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Box>
        <Typography level="h4" component="p">
          14 °C
        </Typography>
        <Typography level="body-sm">Air</Typography>
      </Box>
      <Divider orientation="vertical" role="presentation" />
      <Box>
        <Typography level="h4" component="p">
          11 °C
        </Typography>
        <Typography level="body-sm">Water</Typography>
      </Box>
      <Divider orientation="vertical" role="presentation" />
      <Box>
        <Typography level="h4" component="p">
          5 kn
        </Typography>
        <Typography level="body-sm">Wind</Typography>
      </Box>
    </Box>
  );
}
