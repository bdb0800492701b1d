import * as React from 'react';
import { useInput } from '@mui/base/useInput';
import './inputs.css';

const most = 20;

export default function CountedInput() {
  const id = React.useId();
  const { getRootProps, getInputProps, focused, value } = useInput({
    defaultValue: 'Fresh paint',
  });
  const length = String(value).length;

  return (
    <div className="FieldBox">
      <label htmlFor={id}>Text on the sign</label>
      <div
        {...getRootProps()}
        className={focused ? 'FieldInput base--focused' : 'FieldInput'}
      >
        <input {...getInputProps()} id={id} maxLength={most} />
      </div>
      <p className="FieldNote">
        {length} of {most} letters
      </p>
    </div>
  );
}
