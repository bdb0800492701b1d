import * as React from 'react';
import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import './select.css';

export default function GroupedSelect() {
  const id = React.useId();

  return (
    <div className="SelectField">
      <label htmlFor={id}>Starting point</label>
      <Select
        id={id}
        className="DemoSelect"
        defaultValue="pier"
        slotProps={{ popup: { className: 'SelectPopup' } }}
      >
        <OptionGroup label="Harbor">
          <Option value="pier">Pier</Option>
          <Option value="lighthouse">Lighthouse</Option>
        </OptionGroup>
        <OptionGroup label="Town">
          <Option value="station">Station</Option>
          <Option value="market">Market</Option>
        </OptionGroup>
      </Select>
    </div>
  );
}
