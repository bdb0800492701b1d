import * as React from 'react';
import Badge from '@mui/material/Badge';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const boxes = [
  { name: 'Inbox', unread: 12 },
  { name: 'Team', unread: 0 },
  { name: 'Offers', unread: 230 },
];

export default function TabBadges() {
  const [current, setCurrent] = React.useState(0);

  return (
    <Tabs
      value={current}
      onChange={(_event, next) => setCurrent(next)}
      aria-label="Mailbox"
    >
      {boxes.map(({ name, unread }) => (
        <Tab
          key={name}
          aria-label={unread > 0 ? `${name}, ${unread} unread` : name}
          label={
            <Badge
              badgeContent={unread}
              color="primary"
              sx={{
                gap: 1,
                alignItems: 'center',
                '& .MuiBadge-badge': { position: 'static', transform: 'none' },
                '& .MuiBadge-invisible': { display: 'none' },
              }}
            >
              {name}
            </Badge>
          }
        />
      ))}
    </Tabs>
  );
}
