import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function OverlayLink() {
  return (
    <Sheet
      variant="outlined"
      sx={{
        p: 2,
        width: 300,
        maxWidth: '100%',
        borderRadius: 'md',
        '&:hover': { bgcolor: 'background.level1' },
      }}
    >
      <Link overlay href="https://example.com/walks/lighthouse" level="title-md">
        To the lighthouse
      </Link>
      <Typography level="body-sm">Two hours, mostly along the water.</Typography>
    </Sheet>
  );
}
