import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';
import AddIcon from '@mui/icons-material/Add';
import PersonAddIcon from '@mui/icons-material/PersonAdd';

const views = [
  { name: 'Notes', action: 'New note', icon: <AddIcon /> },
  { name: 'People', action: 'Invite somebody', icon: <PersonAddIcon /> },
  { name: 'Trash', action: null, icon: null },
];

export default function ChangingFab() {
  const [current, setCurrent] = React.useState(0);

  return (
    <Box
      sx={{
        position: 'relative',
        width: 320,
        height: 180,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Tabs
        value={current}
        onChange={(_event, next) => setCurrent(next)}
        variant="fullWidth"
        aria-label="Notebook"
      >
        {views.map(({ name }) => (
          <Tab key={name} label={name} />
        ))}
      </Tabs>
      {views.map(
        ({ name, action, icon }, index) =>
          action && (
            <Zoom
              key={name}
              in={current === index}
              style={{ transitionDelay: current === index ? '195ms' : '0ms' }}
              unmountOnExit
            >
              <Fab
                color="primary"
                aria-label={action}
                sx={{ position: 'absolute', insetInlineEnd: 16, bottom: 16 }}
              >
                {icon}
              </Fab>
            </Zoom>
          ),
      )}
    </Box>
  );
}
