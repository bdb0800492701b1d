import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './select.css';

const toppings = ['Olives', 'Capers', 'Mushrooms', 'Onions'];

export default function ToppingsSelect() {
  const id = React.useId();

  return (
    <div className="SelectField">
      <label htmlFor={id}>Toppings</label>
      <Select
        multiple
        id={id}
        className="DemoSelect"
        defaultValue={['Olives']}
        placeholder="None"
        renderValue={(chosen) =>
          chosen.length > 2
            ? `${chosen.length} toppings`
            : chosen.map(({ label }) => label).join(' and ') || null
        }
        slotProps={{ popup: { className: 'SelectPopup' } }}
      >
        {toppings.map((name) => (
          <Option key={name} value={name}>
            {name}
          </Option>
        ))}
      </Select>
    </div>
  );
}
