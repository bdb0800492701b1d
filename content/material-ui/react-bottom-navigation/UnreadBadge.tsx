import * as React from 'react';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';
import { visuallyHidden } from '@mui/utils';
import ChatIcon from '@mui/icons-material/Chat';
import ContactsIcon from '@mui/icons-material/Contacts';

export default function UnreadBadge() {
  const [current, setCurrent] = React.useState('contacts');
  const unread = current === 'chats' ? 0 : 3;

  return (
    <Paper variant="outlined" sx={{ width: 360, maxWidth: '100%' }}>
      <BottomNavigation
        component="nav"
        aria-label="Messenger"
        showLabels
        value={current}
        onChange={(_event, next: string) => setCurrent(next)}
      >
        <BottomNavigationAction
          value="contacts"
          label="Contacts"
          icon={<ContactsIcon />}
          aria-current={current === 'contacts' ? 'page' : undefined}
        />
        <BottomNavigationAction
          value="chats"
          label={
            <>
              Chats
              {unread > 0 && <span style={visuallyHidden}> unread</span>}
            </>
          }
          aria-current={current === 'chats' ? 'page' : undefined}
          icon={
            <Badge badgeContent={unread} color="error">
              <ChatIcon />
            </Badge>
          }
        />
      </BottomNavigation>
    </Paper>
  );
}
