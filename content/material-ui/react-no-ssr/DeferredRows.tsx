import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';

function Dots() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '3px', width: 260 }}>
      {Array.from({ length: 300 }, (_, index) => (
        <Box
          key={index}
          sx={{ width: 8, height: 8, borderRadius: 4, bgcolor: 'primary.main' }}
        />
      ))}
    </Box>
  );
}

export default function DeferredRows() {
  const [shown, setShown] = React.useState(false);

  return (
    <Box sx={{ minHeight: 240 }}>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Clear' : 'Draw 300 dots'}
      </Button>
      {shown && (
        <Box sx={{ mt: 2 }}>
          <p>This line is painted first.</p>
          <NoSsr defer>
            <Dots />
          </NoSsr>
        </Box>
      )}
    </Box>
  );
}
