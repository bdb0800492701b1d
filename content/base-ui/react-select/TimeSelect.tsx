import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './select.css';

export default function TimeSelect() {
  const id = React.useId();

  return (
    <div className="SelectField">
      <label htmlFor={id}>Delivery</label>
      <Select
        id={id}
        className="DemoSelect"
        placeholder="Choose a time"
        slotProps={{ popup: { className: 'SelectPopup' } }}
      >
        <Option value="morning">Morning, 8 to 12</Option>
        <Option value="afternoon">Afternoon, 12 to 17</Option>
        <Option value="evening" disabled>
          Evening, sold out
        </Option>
      </Select>
    </div>
  );
}
