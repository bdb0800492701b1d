import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkColors() {
  return (
    <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap">
      <Link href="https://example.com/terms">Primary</Link>
      <Link href="https://example.com/terms" color="secondary">
        Secondary
      </Link>
      <Link href="https://example.com/terms" color="text.primary">
        Text
      </Link>
      <Link href="https://example.com/terms" color="inherit">
        Inherited
      </Link>
      <Link href="https://example.com/terms" color="error">
        Error
      </Link>
    </Stack>
  );
}
