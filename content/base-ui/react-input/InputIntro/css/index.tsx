import * as React from 'react';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function InputIntro() {
  const id = React.useId();

  return (
    <div className="TicketField">
      <label htmlFor={id}>Name on the ticket</label>
      <Input id={id} placeholder="Ada Lovelace" autoComplete="name" />
    </div>
  );
}
