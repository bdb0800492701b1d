import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import FolderIcon from '@mui/icons-material/Folder';
import HomeIcon from '@mui/icons-material/Home';

export default function TrailWithIcons() {
  return (
    <Breadcrumbs size="sm" aria-label="Folder">
      <Link href="https://example.com/files" color="neutral" aria-label="All files">
        <HomeIcon />
      </Link>
      <Link
        href="https://example.com/files/invoices"
        color="neutral"
        startDecorator={<FolderIcon />}
      >
        Invoices
      </Link>
      <Typography aria-current="page" startDecorator={<FolderIcon />}>
        2026
      </Typography>
    </Breadcrumbs>
  );
}
