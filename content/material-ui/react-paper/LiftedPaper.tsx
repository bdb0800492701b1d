import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function LiftedPaper() {
  const [pinned, setPinned] = React.useState(false);

  return (
    <Paper
      component={ButtonBase}
      elevation={pinned ? 12 : 1}
      aria-pressed={pinned}
      onClick={() => setPinned(!pinned)}
      sx={{
        width: 220,
        p: 3,
        display: 'block',
        textAlign: 'start',
        '&:focus-visible': {
          outline: '2px solid',
          outlineColor: (theme) => (theme.vars ?? theme).palette.primary.main,
          outlineOffset: 2,
        },
      }}
    >
      <Typography component="span" display="block" variant="subtitle1">
        Pin this note
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary">
        {pinned ? 'Pinned: elevation 12' : 'Not pinned: elevation 1'}
      </Typography>
    </Paper>
  );
}
