import * as React from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import EditIcon from '@mui/icons-material/Edit';

export default function ShrinkingFab() {
  const [top, setTop] = React.useState(true);

  return (
    <Box sx={{ position: 'relative', width: 300 }}>
      <Box
        role="region"
        aria-label="Letters"
        tabIndex={0}
        onScroll={(event) => setTop(event.currentTarget.scrollTop < 8)}
        sx={{
          height: 220,
          overflow: 'auto',
          p: 2,
          pb: 10,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {['Anna', 'Bram', 'Chidi', 'Dolores', 'Emil', 'Farah'].map((name) => (
          <Typography key={name} sx={{ py: 1.5 }}>
            A letter from {name}
          </Typography>
        ))}
      </Box>
      <Fab
        variant="extended"
        color="primary"
        aria-label="Write a letter"
        sx={{
          position: 'absolute',
          insetInlineEnd: 16,
          bottom: 16,
          minWidth: 48,
        }}
      >
        <EditIcon />
        <Collapse in={top} orientation="horizontal">
          <Box
            component="span"
            sx={{ paddingInlineStart: 1, whiteSpace: 'nowrap' }}
          >
            Write
          </Box>
        </Collapse>
      </Fab>
    </Box>
  );
}
