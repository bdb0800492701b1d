import * as React from 'react';
import { Button } from '@mui/base/Button';
import './buttons.css';

export default function FindableWhenOff() {
  const id = React.useId();
  const [agreed, setAgreed] = React.useState(false);

  return (
    <div>
      <label>
        <input
          type="checkbox"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />{' '}
        I have read the house rules
      </label>
      <p className="ButtonNote" id={id}>
        {agreed ? 'You can book now.' : 'Read the rules to book.'}
      </p>
      <Button
        className="PlainButton"
        aria-describedby={id}
        disabled={!agreed}
        focusableWhenDisabled
      >
        Book the hut
      </Button>
    </div>
  );
}
