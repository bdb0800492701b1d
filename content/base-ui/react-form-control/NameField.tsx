import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './form-control.css';

function Label({ htmlFor, children }: { htmlFor: string; children: string }) {
  const { required = false } = useFormControlContext() ?? {};

  return (
    <label htmlFor={htmlFor}>
      {children}
      {required && (
        <span aria-hidden="true" className="ControlStar">
          {' '}
          *
        </span>
      )}
    </label>
  );
}

export default function NameField() {
  const id = React.useId();

  return (
    <FormControl required defaultValue="" className="DemoControl">
      <Label htmlFor={id}>Name on the badge</Label>
      <Input id={id} autoComplete="name" />
    </FormControl>
  );
}
