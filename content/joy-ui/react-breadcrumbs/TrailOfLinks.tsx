import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function TrailOfLinks() {
  return (
    <Breadcrumbs aria-label="Place of this tour">
      <Link href="https://example.com/">Home</Link>
      <Link href="https://example.com/norway">Norway</Link>
      <Link href="https://example.com/norway/lofoten">Lofoten</Link>
      <Typography aria-current="page">Reinebringen</Typography>
    </Breadcrumbs>
  );
}
