import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';

export default function SlideInBox() {
  const [saved, setSaved] = React.useState(false);
  const box = React.useRef<HTMLDivElement>(null);

  return (
    <Box
      ref={box}
      sx={{
        position: 'relative',
        width: 300,
        maxWidth: '100%',
        height: 150,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Button onClick={() => setSaved(!saved)}>
        {saved ? 'Change again' : 'Save'}
      </Button>
      <div role="status">
        <Slide direction="up" in={saved} container={box.current}>
          <Paper
            square
            elevation={8}
            sx={{ position: 'absolute', bottom: 0, left: 0, right: 0, p: 2 }}
          >
            {saved && 'Saved at 10:42'}
          </Paper>
        </Slide>
      </div>
    </Box>
  );
}
