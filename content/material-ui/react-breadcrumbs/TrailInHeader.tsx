import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function TrailInHeader() {
  return (
    <Box>
      <Breadcrumbs aria-label="Breadcrumb" sx={{ typography: 'body2' }}>
        <Link href="https://example.com/projects">Projects</Link>
        <Link href="https://example.com/lighthouse">Lighthouse</Link>
        <Link
          href="https://example.com/settings"
          aria-current="page"
          color="text.primary"
        >
          Settings
        </Link>
      </Breadcrumbs>
      <Typography component="h3" variant="h5" sx={{ mt: 1 }}>
        Settings
      </Typography>
    </Box>
  );
}
