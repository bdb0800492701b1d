import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import FolderIcon from '@mui/icons-material/Folder';
import HomeIcon from '@mui/icons-material/Home';

const row = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function TrailWithIcons() {
  return (
    <Breadcrumbs aria-label="Folder">
      <Link
        href="https://example.com/home"
        underline="hover"
        color="inherit"
        sx={row}
      >
        <HomeIcon fontSize="inherit" />
        Home
      </Link>
      <Link
        href="https://example.com/taxes"
        underline="hover"
        color="inherit"
        sx={row}
      >
        <FolderIcon fontSize="inherit" />
        Taxes
      </Link>
      <Typography color="text.primary" sx={row}>
        <FolderIcon fontSize="inherit" />
        2026
      </Typography>
    </Breadcrumbs>
  );
}
