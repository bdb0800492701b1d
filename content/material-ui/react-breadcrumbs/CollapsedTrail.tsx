import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const ranks = ['Animals', 'Birds', 'Songbirds', 'Crows', 'Jackdaws'];

export default function CollapsedTrail() {
  return (
    <Breadcrumbs
      aria-label="Classification"
      maxItems={4}
      itemsBeforeCollapse={1}
      itemsAfterCollapse={2}
      expandText="Show the whole classification"
    >
      {ranks.map((rank) => (
        <Link
          key={rank}
          href={`https://example.com/${rank.toLowerCase()}`}
          color="inherit"
        >
          {rank}
        </Link>
      ))}
      <Typography color="text.primary">Western jackdaw</Typography>
    </Breadcrumbs>
  );
}
