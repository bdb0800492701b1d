import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LockIcon from '@mui/icons-material/Lock';
import Typography from '@mui/material/Typography';

export default function BlurredBackdrop() {
  const [locked, setLocked] = React.useState(true);

  return (
    <Box
      sx={{
        position: 'relative',
        width: 300,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        overflow: 'hidden',
      }}
    >
      <Typography aria-hidden={locked} sx={{ userSelect: 'none' }}>
        Account 4021 holds three thousand and eleven crowns, and a note from
        the last owner.
      </Typography>
      <Backdrop
        open={locked}
        aria-hidden={false}
        sx={{
          position: 'absolute',
          bgcolor: 'transparent',
          backdropFilter: 'blur(8px)',
        }}
      >
        <Button
          variant="contained"
          startIcon={<LockIcon />}
          onClick={() => setLocked(false)}
        >
          Show the balance
        </Button>
      </Backdrop>
    </Box>
  );
}
