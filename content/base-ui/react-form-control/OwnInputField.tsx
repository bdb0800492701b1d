import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import './form-control.css';

function LineInput({ id }: { id: string }) {
  const control = useFormControlContext();

  return (
    <input
      id={id}
      className="OwnInput"
      value={String(control?.value ?? '')}
      disabled={control?.disabled}
      required={control?.required}
      aria-invalid={control?.error || undefined}
      onChange={control?.onChange}
      onFocus={control?.onFocus}
      onBlur={control?.onBlur}
    />
  );
}

export default function OwnInputField() {
  const id = React.useId();

  return (
    <FormControl defaultValue="Harbor Road 4" className="DemoControl">
      <label htmlFor={id}>Street</label>
      <LineInput id={id} />
    </FormControl>
  );
}
