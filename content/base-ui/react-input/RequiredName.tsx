import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './inputs.css';

export default function RequiredName() {
  const id = React.useId();
  const [name, setName] = React.useState('Ada');
  const empty = name.trim() === '';

  return (
    <FormControl
      className="FieldBox"
      required
      error={empty}
      value={name}
      onChange={(event) => setName(event.target.value)}
    >
      <label htmlFor={id}>Name (required)</label>
      <Input
        id={id}
        className="FieldInput"
        slotProps={{ input: { 'aria-describedby': `${id}-note` } }}
      />
      <p className="FieldNote" id={`${id}-note`} role="status">
        {empty ? 'Enter the name on the parcel.' : ''}
      </p>
    </FormControl>
  );
}
