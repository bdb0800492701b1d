import * as React from 'react';
import Box from '@mui/system/Box';

const button = {
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'light-dark(#75839a, #8494ab)',
  borderRadius: 2,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
} as const;

export default function KeptPlace() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box component="button" type="button" sx={button} onClick={() => setSaved(!saved)}>
        {saved ? 'Edit' : 'Save'}
      </Box>
      <Box sx={{ visibility: saved ? 'visible' : 'hidden' }}>Saved</Box>
      <span>I never move.</span>
    </Box>
  );
}
