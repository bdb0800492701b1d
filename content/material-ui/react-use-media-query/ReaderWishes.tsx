import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';

const wishes = [
  { name: 'Dark colors', query: '(prefers-color-scheme: dark)' },
  { name: 'Less motion', query: '(prefers-reduced-motion: reduce)' },
  { name: 'More contrast', query: '(prefers-contrast: more)' },
  { name: 'A coarse pointer', query: '(pointer: coarse)' },
];

function Wish({ name, query }: { name: string; query: string }) {
  const wished = useMediaQuery(query);

  return (
    <ListItem
      divider
      secondaryAction={
        <Chip
          size="small"
          color={wished ? 'primary' : 'default'}
          label={wished ? 'yes' : 'no'}
        />
      }
    >
      <ListItemText primary={name} secondary={query} sx={{ pr: 5 }} />
    </ListItem>
  );
}

export default function ReaderWishes() {
  return (
    <List sx={{ width: 340, maxWidth: '100%' }}>
      {wishes.map((wish) => (
        <Wish key={wish.name} {...wish} />
      ))}
    </List>
  );
}
