import * as React from 'react';
import { styled } from '@mui/system';

const Seat = styled('button')<{ taken: boolean }>(({ theme, taken }) => ({
  padding: theme.spacing(1, 2),
  border: '2px solid light-dark(#0b5cad, #7db8f0)',
  borderRadius: 8,
  background: taken ? 'light-dark(#0b5cad, #7db8f0)' : 'transparent',
  color: taken ? 'light-dark(#ffffff, #0f1b2b)' : 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid light-dark(#3b82c4, #97c3f0)', outlineOffset: 2 },
}));

export default function PropsDecide() {
  const [taken, setTaken] = React.useState('12B');

  return (
    <div style={{ display: 'flex', gap: 12 }}>
      {['12A', '12B', '12C'].map((seat) => (
        <Seat
          key={seat}
          taken={seat === taken}
          aria-pressed={seat === taken}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
          onClick={() => setTaken(seat)}
        >
          {seat}
        </Seat>
      ))}
    </div>
  );
}
