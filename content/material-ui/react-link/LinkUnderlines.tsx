import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkUnderlines() {
  return (
    <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap">
      <Link href="https://example.com/always">Always</Link>
      <Link href="https://example.com/hover" underline="hover">
        On hover
      </Link>
      <Link href="https://example.com/none" underline="none">
        Never
      </Link>
    </Stack>
  );
}
