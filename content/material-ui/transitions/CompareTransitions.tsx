import * as React from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Switch from '@mui/material/Switch';
import Zoom from '@mui/material/Zoom';

function Tile({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Box sx={{ width: 100, overflow: 'hidden', p: 0.5 }}>
      {name}
      <Box sx={{ height: 72, mt: 1 }}>{children}</Box>
    </Box>
  );
}

const sheet = <Paper elevation={3} sx={{ height: 64, m: 0.5 }} />;

export default function CompareTransitions() {
  const [shown, setShown] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Shown"
        control={<Switch checked={shown} onChange={() => setShown(!shown)} />}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Tile name="Collapse">
          <Collapse in={shown}>{sheet}</Collapse>
        </Tile>
        <Tile name="Fade">
          <Fade in={shown}>{sheet}</Fade>
        </Tile>
        <Tile name="Grow">
          <Grow in={shown}>{sheet}</Grow>
        </Tile>
        <Tile name="Slide">
          <Slide in={shown} direction="up">
            {sheet}
          </Slide>
        </Tile>
        <Tile name="Zoom">
          <Zoom in={shown}>{sheet}</Zoom>
        </Tile>
      </Box>
    </Box>
  );
}
