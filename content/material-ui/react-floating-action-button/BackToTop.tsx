import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import Zoom from '@mui/material/Zoom';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';

export default function BackToTop() {
  const [box, setBox] = React.useState<HTMLElement | null>(null);
  const scrolled = useScrollTrigger({
    target: box ?? undefined,
    disableHysteresis: true,
    threshold: 60,
  });

  return (
    <Box sx={{ position: 'relative', width: 300 }}>
      <Box
        ref={setBox}
        role="region"
        aria-label="Packing list"
        tabIndex={0}
        sx={{
          height: 200,
          overflow: 'auto',
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {Array.from({ length: 14 }, (_, index) => (
          <Typography key={index} gutterBottom>
            {index + 1}. {['Rope', 'Lamp', 'Map', 'Tea'][index % 4]}
          </Typography>
        ))}
      </Box>
      <Zoom in={scrolled} unmountOnExit>
        <Fab
          size="small"
          aria-label="Back to the top"
          onClick={() => {
            box?.scrollTo({ top: 0, behavior: 'smooth' });
            box?.focus();
          }}
          sx={{ position: 'absolute', insetInlineEnd: 16, bottom: 16 }}
        >
          <KeyboardArrowUpIcon />
        </Fab>
      </Zoom>
    </Box>
  );
}
