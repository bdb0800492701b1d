import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './select.css';

export default function SelectInForm() {
  const id = React.useId();
  const [sent, setSent] = React.useState('');

  return (
    <form
      className="SelectField"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        setSent(`Sent: room=${String(form.get('room'))}`);
      }}
    >
      <label htmlFor={id}>Room</label>
      <Select
        id={id}
        name="room"
        className="DemoSelect"
        defaultValue={12}
        slotProps={{ popup: { className: 'SelectPopup' } }}
      >
        <Option value={12}>Room 12, sea view</Option>
        <Option value={14}>Room 14, garden</Option>
      </Select>
      <button type="submit" className="SelectButton">
        Book
      </button>
      <output>{sent}</output>
    </form>
  );
}
