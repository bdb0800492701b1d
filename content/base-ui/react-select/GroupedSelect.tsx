import * as React from 'react';
import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import './select.css';

/** Says to screen readers what the look says. */
function groupProps(name: string) {
  return {
    root: { role: 'presentation' },
    label: { 'aria-hidden': true },
    list: { role: 'group', 'aria-label': name },
  };
}

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
        <OptionGroup label="Harbor" slotProps={groupProps('Harbor')}>
          <Option value="pier">Pier</Option>
          <Option value="lighthouse">Lighthouse</Option>
        </OptionGroup>
        <OptionGroup label="Town" slotProps={groupProps('Town')}>
          <Option value="station">Station</Option>
          <Option value="market">Market</Option>
        </OptionGroup>
      </Select>
    </div>
  );
}
