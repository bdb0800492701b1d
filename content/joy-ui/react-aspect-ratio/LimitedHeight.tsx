import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import harbor from './harbor.svg';

export default function LimitedHeight() {
  return (
    <Box sx={{ width: 560, maxWidth: '100%' }}>
      <AspectRatio ratio="16/9" minHeight={120} maxHeight={180}>
        <img src={harbor} alt="A harbor, cut to a wide strip" />
      </AspectRatio>
    </Box>
  );
}
