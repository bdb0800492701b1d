import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Portal from '@mui/material/Portal';

const Team = React.createContext('nobody');

function Badge() {
  return <Chip color="primary" label={`Team ${React.useContext(Team)}`} />;
}

export default function HeaderSlot() {
  const [slot, setSlot] = React.useState<HTMLElement | null>(null);

  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 40,
          p: 1,
          bgcolor: 'action.hover',
        }}
      >
        Header <span ref={setSlot} />
      </Box>
      <Team.Provider value="Harbor">
        <Box sx={{ p: 1 }}>
          The page below fills a place in the header.
          <Portal container={slot}>
            <Badge />
          </Portal>
        </Box>
      </Team.Provider>
    </Box>
  );
}
