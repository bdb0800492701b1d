import Box from '@mui/joy/Box';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';

const separators = [
  { name: 'Icon', node: <NavigateNextIcon /> },
  { name: 'Dot', node: '·' },
  { name: 'Dash', node: '–' },
];

export default function TrailSeparators() {
  return (
    <Box>
      {separators.map(({ name, node }) => (
        <Breadcrumbs key={name} separator={node} aria-label={`Trail: ${name}`}>
          <Link href="https://example.com/shop" color="neutral">
            Shop
          </Link>
          <Link href="https://example.com/shop/lamps" color="neutral">
            Lamps
          </Link>
          <Typography aria-current="page">Desk lamp</Typography>
        </Breadcrumbs>
      ))}
    </Box>
  );
}
