import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { slotProps } from './number-slots';
import './number-input.css';

export default function StepInput() {
  const id = React.useId();

  return (
    <div className="NumberField">
      <label htmlFor={id}>Grams of flour</label>
      <NumberInput
        id={id}
        className="DemoNumber"
        min={0}
        step={25}
        shiftMultiplier={4}
        defaultValue={250}
        slotProps={slotProps}
      />
      <span>25 for each step, 100 with Shift</span>
    </div>
  );
}
