import { visuallyHidden } from '@mui/utils';
import Box from '@mui/system/Box';

const places = [
  { name: 'The castle', href: '/system/screen-readers/#names-for-links' },
  { name: 'The market', href: '/system/screen-readers/#pitfalls' },
];

export default function LinksWithMore() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {places.map(({ name, href }) => (
        <Box key={name}>
          {name}:{' '}
          <Box component="a" href={href} sx={{ color: 'inherit' }}>
            more<Box component="span" sx={visuallyHidden}> about {name.toLowerCase()}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
