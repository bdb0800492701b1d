import * as React from 'react';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Typography from '@mui/joy/Typography';

export default function PackingList() {
  const [count, setCount] = React.useState(0);

  return (
    <Box sx={{ width: 260 }}>
      <List aria-label="Packing list">
        <ListItem>Two pairs of socks</ListItem>
        <ListItem>A lamp</ListItem>
        <ListDivider aria-hidden />
        <ListItem>
          <ListItemButton component="button" onClick={() => setCount(count + 1)}>
            Add a sandwich
          </ListItemButton>
        </ListItem>
      </List>
      <Typography level="body-sm" role="status">
        {count === 0 ? 'No sandwiches so far' : `Sandwiches: ${count}`}
      </Typography>
    </Box>
  );
}
