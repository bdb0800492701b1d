import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import lighthouse from './lighthouse.svg';

const fits = ['cover', 'contain', 'fill'] as const;

export default function PictureFits() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {fits.map((fit) => (
        <Box key={fit} sx={{ width: 130 }}>
          <AspectRatio ratio={1} objectFit={fit} sx={{ borderRadius: 'sm' }}>
            <img src={lighthouse} alt="" />
          </AspectRatio>
          <Typography level="body-sm">{fit}</Typography>
        </Box>
      ))}
    </Box>
  );
}
