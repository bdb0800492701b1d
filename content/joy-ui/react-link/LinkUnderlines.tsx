import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';

export default function LinkUnderlines() {
  return (
    <Box component="nav" aria-label="Underlines" sx={{ display: 'flex', gap: 3 }}>
      <Link href="https://example.com/always" underline="always">
        Always
      </Link>
      <Link href="https://example.com/hover" underline="hover">
        On hover
      </Link>
      <Link href="https://example.com/none" underline="none">
        None
      </Link>
    </Box>
  );
}
