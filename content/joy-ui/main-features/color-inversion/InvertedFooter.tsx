import Box from '@mui/joy/Box';
import { applySolidInversion } from '@mui/joy/colorInversion';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function InvertedFooter() {
  return (
    <Box
      sx={[
        { width: 300, p: 3, borderRadius: 'md', bgcolor: 'neutral.solidBg' },
        applySolidInversion('neutral'),
      ]}
    >
      <Typography level="title-md">Harbor office</Typography>
      <Typography level="body-sm" textColor="text.primary">
        Open until the last boat.
      </Typography>
      <Link href="/joy-ui/react-link/">Timetable</Link>
    </Box>
  );
}
