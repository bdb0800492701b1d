import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function QuietFade() {
  const [shown, setShown] = React.useState(false);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Box sx={{ width: 260, height: 110 }}>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'}
      </Button>
      <Grow in={shown} timeout={still ? 0 : 'auto'}>
        <Paper elevation={3} sx={{ mt: 2, p: 1.5 }}>
          {still ? 'Your system asks for calm.' : 'Your system allows motion.'}
        </Paper>
      </Grow>
    </Box>
  );
}
