import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

export default function TrappedLayer() {
  const [isTrapped, setTrapped] = React.useState(true);

  return (
    <Box sx={{ width: 300 }}>
      <FormControlLabel
        control={<Switch checked={isTrapped} onChange={(_, next) => setTrapped(next)} />}
        label="The card has a transform"
      />
      <Box sx={{ position: 'relative', height: 150, mt: 1, isolation: 'isolate' }}>
        <Paper
          variant="outlined"
          sx={{ position: 'absolute', inset: '0 60px 50px 0', p: 2, transform: isTrapped ? 'translateZ(0)' : 'none' }}
        >
          Card
          <Box
            sx={{
              position: 'absolute',
              insetInlineStart: 70,
              top: 50,
              width: 150,
              p: 1,
              zIndex: 9999,
              borderRadius: 1,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            z-index 9999
          </Box>
        </Paper>
        <Paper elevation={4} sx={{ position: 'absolute', inset: '84px 0 auto 110px', zIndex: 1, p: 2 }}>
          Panel, z-index 1
        </Paper>
      </Box>
    </Box>
  );
}
