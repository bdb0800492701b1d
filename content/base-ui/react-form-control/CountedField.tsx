import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './form-control.css';

export default function CountedField() {
  const id = React.useId();

  return (
    <FormControl defaultValue="High tide" className="DemoControl">
      {({ filled, focused, value }) => (
        <>
          <label htmlFor={id}>Title</label>
          <Input id={id} aria-describedby={`${id}-hint`} />
          <p id={`${id}-hint`} className="ControlHint">
            {filled ? `${String(value).length} characters` : 'Still empty'}
            {focused && ', and you are in it'}
          </p>
        </>
      )}
    </FormControl>
  );
}
