import Box from '@mui/joy/Box';
import { applySolidInversion } from '@mui/joy/colorInversion';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function InvertedFooter() {
  return (
    <Box
      sx={[
        (theme) => theme.variants.solid.neutral,
        applySolidInversion('neutral'),
        { width: 300, p: 3, borderRadius: 'md' },
      ]}
    >
      <Typography level="title-md">Harbor office</Typography>
      <Typography level="body-sm">Open until the last boat.</Typography>
      <Link href="#an-element-of-your-own">Timetable</Link>
    </Box>
  );
}
