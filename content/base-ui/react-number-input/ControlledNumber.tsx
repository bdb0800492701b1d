import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { slotProps } from './number-slots';
import './number-input.css';

export default function ControlledNumber() {
  const id = React.useId();
  const [nights, setNights] = React.useState<number | undefined>(3);

  return (
    <div className="NumberField">
      <label htmlFor={id}>Nights</label>
      <NumberInput
        id={id}
        className="DemoNumber"
        min={1}
        value={nights}
        onChange={(_event, next) => setNights(next)}
        slotProps={slotProps}
      />
      <output>{nights === undefined ? 'No price yet' : `$${nights * 80}`}</output>
    </div>
  );
}
