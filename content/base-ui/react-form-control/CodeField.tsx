import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './form-control.css';

export default function CodeField() {
  const id = React.useId();
  const [code, setCode] = React.useState('12');
  const wrong = !/^\d{4}$/.test(code);

  return (
    <FormControl
      value={code}
      onChange={(event) => setCode(event.target.value)}
      error={wrong}
      className="DemoControl"
    >
      <label htmlFor={id}>Door code</label>
      <Input id={id} inputMode="numeric" aria-describedby={`${id}-hint`} />
      <p
        id={`${id}-hint`}
        className={wrong ? 'ControlHint ControlHint-error' : 'ControlHint'}
      >
        {wrong ? 'Enter all four digits.' : 'Thank you.'}
      </p>
    </FormControl>
  );
}
