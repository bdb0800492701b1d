import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function TrailOfLinks() {
  return (
    <Breadcrumbs aria-label="Breadcrumb">
      <Link href="https://example.com/garden" color="inherit" underline="hover">
        Garden
      </Link>
      <Link href="https://example.com/tools" color="inherit" underline="hover">
        Tools
      </Link>
      <Typography color="text.primary">Pruning shears</Typography>
    </Breadcrumbs>
  );
}
