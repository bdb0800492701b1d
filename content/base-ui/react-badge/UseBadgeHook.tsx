import * as React from 'react';
import { useBadge } from '@mui/base/useBadge';
import './badge.css';

function CountedTitle({ title, count }: { title: string; count: number }) {
  const { displayValue, invisible } = useBadge({ badgeContent: count, max: 5 });

  return (
    <span>
      {title}{' '}
      <span className="BadgePill" hidden={invisible}>
        {displayValue}
      </span>
    </span>
  );
}

export default function UseBadgeHook() {
  const [count, setCount] = React.useState(4);

  return (
    <div className="BadgeRow">
      <CountedTitle title="Questions" count={count} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Ask one
      </button>
      <button type="button" onClick={() => setCount(0)}>
        Answer all
      </button>
    </div>
  );
}
