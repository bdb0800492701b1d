import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './select.css';

export default function ControlledSelect() {
  const id = React.useId();
  const [unit, setUnit] = React.useState<string | null>('km');

  return (
    <div className="SelectField">
      <label htmlFor={id}>Distances in</label>
      <Select
        id={id}
        className="DemoSelect"
        placeholder="Nothing chosen"
        value={unit}
        onChange={(_event, next) => setUnit(next)}
        slotProps={{ popup: { className: 'SelectPopup' } }}
      >
        <Option value="km">Kilometers</Option>
        <Option value="mi">Miles</Option>
        <Option value="nm">Nautical miles</Option>
      </Select>
      <button type="button" className="SelectButton" onClick={() => setUnit(null)}>
        Clear
      </button>
    </div>
  );
}
