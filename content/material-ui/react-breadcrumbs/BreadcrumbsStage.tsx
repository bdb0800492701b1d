import Breadcrumbs, { type BreadcrumbsProps } from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsStage(props: Partial<BreadcrumbsProps>) {
  return (
    <Breadcrumbs {...props} aria-label="Map location">
      <Link href="https://example.com/library">Library</Link>
      <Link href="https://example.com/maps">Maps</Link>
      <Link href="https://example.com/europe">Europe</Link>
      <Typography color="text.primary">Lisbon, 1755</Typography>
    </Breadcrumbs>
  );
}
