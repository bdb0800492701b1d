import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import AddIcon from '@mui/icons-material/Add';

const birds = ['Wren', 'Goldcrest', 'Nuthatch', 'Siskin', 'Dunnock', 'Jay'];

export default function FabOverList() {
  const [count, setCount] = React.useState(4);

  return (
    <Box
      sx={{
        position: 'relative',
        width: 300,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <List
        aria-label="Seen today"
        tabIndex={0}
        sx={{ height: 220, overflow: 'auto', pb: 10 }}
      >
        {Array.from({ length: count }, (_, index) => (
          <ListItem key={index} divider>
            <ListItemText
              primary={birds[index % birds.length]}
              secondary={`Sighting ${index + 1}`}
            />
          </ListItem>
        ))}
      </List>
      <Fab
        color="primary"
        aria-label="Add a sighting"
        onClick={() => setCount(count + 1)}
        sx={{ position: 'absolute', insetInlineEnd: 16, bottom: 16 }}
      >
        <AddIcon />
      </Fab>
    </Box>
  );
}
