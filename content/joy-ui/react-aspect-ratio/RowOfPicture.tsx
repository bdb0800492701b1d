import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import lighthouse from './lighthouse.svg';

export default function RowOfPicture() {
  return (
    <Card orientation="horizontal" variant="outlined" sx={{ width: 360, maxWidth: '100%' }}>
      <AspectRatio flex ratio={1} sx={{ minWidth: 120 }}>
        <img src={lighthouse} alt="" />
      </AspectRatio>
      <Box sx={{ flex: 1.4 }}>
        <Typography level="title-md">Night at the lighthouse</Typography>
        <Typography level="body-sm">
          168 steps, one bunk, and breakfast with the keeper. The door closes at ten,
          and the light goes around all night.
        </Typography>
      </Box>
    </Card>
  );
}
