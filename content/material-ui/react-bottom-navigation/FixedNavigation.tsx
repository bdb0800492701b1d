import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';

const mail = {
  Inbox: [
    'Roof repair',
    'Your library card',
    'Photos from Sunday',
    'Invoice 88',
  ],
  Drafts: ['Reply to Noor', 'Garden plan'],
};

export default function FixedNavigation() {
  const [folder, setFolder] = React.useState<keyof typeof mail>('Inbox');

  return (
    <Box sx={{ pb: 'calc(56px + env(safe-area-inset-bottom))' }}>
      <Typography component="h2" variant="h6" sx={{ px: 2, pt: 2 }}>
        {folder}
      </Typography>
      <List>
        {mail[folder].map((subject) => (
          <ListItem key={subject} divider>
            <ListItemText primary={subject} secondary="Tap to read" />
          </ListItem>
        ))}
      </List>
      <Paper
        elevation={3}
        sx={{
          position: 'fixed',
          bottom: 0,
          left: 0,
          right: 0,
          pb: 'env(safe-area-inset-bottom)',
        }}
      >
        <BottomNavigation
          component="nav"
          aria-label="Folders"
          showLabels
          value={folder}
          onChange={(_event, next: keyof typeof mail) => setFolder(next)}
        >
          <BottomNavigationAction
            value="Inbox"
            label="Inbox"
            icon={<InboxIcon />}
            aria-current={folder === 'Inbox' ? 'page' : undefined}
          />
          <BottomNavigationAction
            value="Drafts"
            label="Drafts"
            icon={<DraftsIcon />}
            aria-current={folder === 'Drafts' ? 'page' : undefined}
          />
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
