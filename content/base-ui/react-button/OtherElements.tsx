import * as React from 'react';
import { Button } from '@mui/base/Button';
import './buttons.css';

export default function OtherElements() {
  const [rings, setRings] = React.useState(0);

  return (
    <div className="ButtonRow">
      <Button className="PlainButton" href="/base-ui/getting-started/">
        A link
      </Button>
      <Button
        className="PlainButton"
        slots={{ root: 'span' }}
        onClick={() => setRings(rings + 1)}
      >
        A span
      </Button>
      <span role="status">
        {rings === 0 ? 'Not pressed' : `Pressed ${rings} times`}
      </span>
    </div>
  );
}
