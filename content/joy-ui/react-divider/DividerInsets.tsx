import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function DividerInsets() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Card variant="outlined" sx={{ width: 180 }}>
        <Typography level="title-sm">Room 12</Typography>
        <Divider inset="none" />
        <Typography level="body-sm">Line to the edge</Typography>
      </Card>
      <Card variant="outlined" sx={{ width: 180 }}>
        <Typography level="title-sm">Room 14</Typography>
        <Divider inset="context" />
        <Typography level="body-sm">Line inside</Typography>
      </Card>
    </Box>
  );
}
