import * as React from 'react';
import { Button } from '@mui/base/Button';
import './accessibility.css';

export default function ReasonWhy() {
  const [cups, setCups] = React.useState(0);

  return (
    <div className="NamedRow">
      <Button className="NamedButton" onClick={() => setCups(cups + 1)}>
        Add a cup
      </Button>
      <Button
        className="NamedButton"
        disabled={cups === 0}
        focusableWhenDisabled
        aria-describedby="reason-why"
        onClick={() => setCups(0)}
      >
        Order
      </Button>
      <span id="reason-why" role="status">
        {cups === 0 ? 'Add a cup first' : `Cups: ${cups}`}
      </span>
    </div>
  );
}
