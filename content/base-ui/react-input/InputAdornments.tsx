import * as React from 'react';
import { Input, type InputProps } from '@mui/base/Input';

const slotProps: InputProps['slotProps'] = {
  root: {
    style: {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      padding: '8px 12px',
      border: '1px solid currentColor',
      borderRadius: 10,
    },
  },
  input: {
    style: {
      width: '6ch',
      border: 0,
      background: 'transparent',
      color: 'inherit',
      font: 'inherit',
    },
  },
};

export default function InputAdornments() {
  const id = React.useId();

  return (
    <div style={{ display: 'grid', gap: 6 }}>
      <label htmlFor={id}>Distance in kilometers</label>
      <Input
        id={id}
        inputMode="numeric"
        defaultValue="42"
        endAdornment={<span aria-hidden="true">km</span>}
        slotProps={slotProps}
      />
    </div>
  );
}
