import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const moods = ['Calm', 'Windy', 'Storm'];

export default function RoundedList() {
  return (
    <List
      variant="outlined"
      size="sm"
      aria-label="Sea"
      sx={{
        width: 220,
        '--List-radius': '16px',
        '--List-padding': '8px',
        '--List-gap': '4px',
        '--ListItem-minHeight': '2.25rem',
      }}
    >
      {moods.map((mood) => (
        <ListItem key={mood}>
          <ListItemButton component="button" variant="soft">
            {mood}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
