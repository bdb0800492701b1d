import * as React from 'react';
import { FormControl, type FormControlProps } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './form-control.css';

export default function FormControlStage(props: FormControlProps) {
  const id = React.useId();

  return (
    <FormControl {...props} defaultValue="" className="DemoControl">
      <label htmlFor={id}>City</label>
      <Input id={id} />
    </FormControl>
  );
}
