import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import lighthouse from './lighthouse.svg';

const ratios = ['1', '4/3', '16/9', '21/9'];

export default function PictureRatios() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        alignItems: 'start',
        gap: 2,
        width: 560, maxWidth: '100%',
      }}
    >
      {ratios.map((ratio) => (
        <div key={ratio}>
          <AspectRatio ratio={ratio} sx={{ borderRadius: 'sm' }}>
            <img src={lighthouse} alt="" />
          </AspectRatio>
          <Typography level="body-sm">{ratio}</Typography>
        </div>
      ))}
    </Box>
  );
}
