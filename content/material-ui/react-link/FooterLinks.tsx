import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const links = ['Imprint', 'Privacy', 'Accessibility', 'Contact'];

export default function FooterLinks() {
  return (
    <Box component="nav" aria-label="About this site">
      <Typography variant="overline" component="h3" color="text.secondary">
        City library
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 3,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {links.map((link) => (
          <li key={link}>
            <Link
              href={`https://example.com/${link.toLowerCase()}`}
              variant="body2"
              color="text.secondary"
              underline="hover"
              sx={{ display: 'inline-block', py: 1 }}
            >
              {link}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
