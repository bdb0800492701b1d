import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function DividerBetween() {
  return (
    <Sheet variant="outlined" sx={{ p: 2, width: 320, maxWidth: '100%', borderRadius: 'md' }}>
      <Typography>Two tickets, one way</Typography>
      <Typography level="body-sm">Bergen to Stavanger, Friday</Typography>
      <Divider sx={{ my: 1.5 }} />
      <Typography>86 euros</Typography>
    </Sheet>
  );
}
