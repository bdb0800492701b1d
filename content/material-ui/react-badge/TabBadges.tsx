import * as React from 'react';
import Badge from '@mui/material/Badge';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const boxes = [
  { name: 'Inbox', unread: 12 },
  { name: 'Team', unread: 0 },
  { name: 'Offers', unread: 230 },
];

/** Read out, and not seen. */
const hidden: React.CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

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
          label={
            <Badge
              badgeContent={unread}
              slotProps={{ badge: { 'aria-hidden': true } }}
              color="primary"
              sx={{
                gap: 1,
                alignItems: 'center',
                '& .MuiBadge-badge': { position: 'static', transform: 'none' },
                '& .MuiBadge-invisible': { display: 'none' },
              }}
            >
              {name}
              {unread > 0 && <span style={hidden}>, {unread} unread</span>}
            </Badge>
          }
        />
      ))}
    </Tabs>
  );
}
