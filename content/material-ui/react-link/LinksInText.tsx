import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinksInText() {
  return (
    <Typography sx={{ maxWidth: 480 }}>
      The reading room is open on weekdays. Read the{' '}
      <Link href="https://example.com/house-rules">house rules</Link> before
      your first visit, and reserve{' '}
      <Link href="https://example.com/rare-books">rare books</Link> two days
      ahead.
    </Typography>
  );
}
