import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './number-input.css';

export default function SeatsInput() {
  const id = React.useId();

  return (
    <div className="NumberField">
      <label htmlFor={id}>Seats, 1 to 8</label>
      <NumberInput
        id={id}
        className="DemoNumber"
        min={1}
        max={8}
        defaultValue={2}
        slotProps={{
          input: { role: 'spinbutton' },
          incrementButton: { children: '+', type: 'button', 'aria-label': 'More' },
          decrementButton: { children: '−', type: 'button', 'aria-label': 'Less' },
        }}
      />
    </div>
  );
}
