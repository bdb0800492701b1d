import * as React from 'react';
import Box from '@mui/system/Box';

const field = {
  p: 1,
  border: 1,
  borderColor: 'light-dark(#75839a, #8494ab)',
  borderRadius: 2,
  bgcolor: 'light-dark(#ffffff, #0f1b2b)',
  color: 'inherit',
  font: 'inherit',
  minWidth: 0,
} as const;

export default function FormRows() {
  const id = React.useId();

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        width: 320,
        maxWidth: 1,
      }}
    >
      <label htmlFor={`${id}-name`}>Name</label>
      <Box component="input" id={`${id}-name`} sx={field} />
      <label htmlFor={`${id}-harbor`}>Home harbor</label>
      <Box component="input" id={`${id}-harbor`} sx={field} />
    </Box>
  );
}
