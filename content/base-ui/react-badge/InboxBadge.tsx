import * as React from 'react';
import { Badge } from '@mui/base/Badge';
import './badge.css';

export default function InboxBadge() {
  const [unread, setUnread] = React.useState(3);

  return (
    <div className="BadgeRow">
      <Badge badgeContent={unread} className="DemoBadge" aria-hidden="true">
        <span className="BadgeTile">Inbox</span>
      </Badge>
      <span role="status">{unread} unread</span>
      <button type="button" onClick={() => setUnread(unread + 1)}>
        Receive one
      </button>
      <button type="button" onClick={() => setUnread(0)}>
        Read all
      </button>
    </div>
  );
}
