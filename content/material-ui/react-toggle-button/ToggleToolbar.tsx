import * as React from 'react';
import { styled } from '@mui/material/styles';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import FlipIcon from '@mui/icons-material/Flip';
import GridOnIcon from '@mui/icons-material/GridOn';

const QuietGroup = styled(ToggleButtonGroup)({
  '& .MuiToggleButtonGroup-grouped': {
    margin: 4,
    border: 0,
    borderRadius: 6,
  },
});

export default function ToggleToolbar() {
  const [ratio, setRatio] = React.useState('4:3');
  const [aids, setAids] = React.useState(['grid']);

  return (
    <Paper variant="outlined" sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <QuietGroup
        exclusive
        size="small"
        value={ratio}
        onChange={(_event, next: string | null) => next && setRatio(next)}
        aria-label="Aspect ratio"
      >
        <ToggleButton value="1:1">1:1</ToggleButton>
        <ToggleButton value="4:3">4:3</ToggleButton>
        <ToggleButton value="16:9">16:9</ToggleButton>
      </QuietGroup>
      <Divider orientation="vertical" flexItem sx={{ my: 1 }} />
      <QuietGroup
        size="small"
        value={aids}
        onChange={(_event, next: string[]) => setAids(next)}
        aria-label="Aids"
      >
        <ToggleButton value="grid" aria-label="Grid">
          <GridOnIcon fontSize="small" />
        </ToggleButton>
        <ToggleButton value="mirror" aria-label="Mirror">
          <FlipIcon fontSize="small" />
        </ToggleButton>
      </QuietGroup>
    </Paper>
  );
}
