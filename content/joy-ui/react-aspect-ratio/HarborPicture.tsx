import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import harbor from './harbor.svg';

export default function HarborPicture() {
  return (
    <Box component="figure" sx={{ width: 320, maxWidth: '100%', m: 0 }}>
      <AspectRatio sx={{ borderRadius: 'md' }}>
        <img src={harbor} alt="The old harbor with the low sun above the hills" />
      </AspectRatio>
      <Typography component="figcaption" level="body-sm" sx={{ mt: 1 }}>
        The last boat leaves at nine.
      </Typography>
    </Box>
  );
}
