import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { slotProps } from './number-slots';
import './number-input.css';

export default function TypedNumber() {
  const id = React.useId();
  const [typed, setTyped] = React.useState('40');
  const [value, setValue] = React.useState<number | undefined>(40);

  return (
    <div className="NumberField">
      <label htmlFor={id}>Speed, at most 100</label>
      <NumberInput
        id={id}
        className="DemoNumber"
        max={100}
        defaultValue={40}
        onInputChange={(event) => setTyped(event.target.value)}
        onChange={(_event, next) => setValue(next)}
        slotProps={slotProps}
      />
      <span>Typed: {typed || 'nothing'}</span>
      <span>Value: {value ?? 'none'}</span>
    </div>
  );
}
