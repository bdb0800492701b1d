import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinksInText() {
  return (
    <div>
      <Typography level="body-lg" sx={{ maxWidth: 440 }}>
        The path is under water for three hours a day. Read the{' '}
        <Link href="https://example.com/tides" underline="always">
          tide tables
        </Link>{' '}
        before you leave.
      </Typography>
      <Typography level="body-xs" sx={{ mt: 2 }}>
        Photos by members. See the{' '}
        <Link href="https://example.com/rules" underline="always">
          rules of the club
        </Link>
        .
      </Typography>
    </div>
  );
}
