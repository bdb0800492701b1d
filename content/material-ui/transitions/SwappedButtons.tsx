import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Zoom from '@mui/material/Zoom';
import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';

const actions = [
  { name: 'New route', icon: <AddIcon />, editing: false },
  { name: 'Edit route', icon: <EditIcon />, editing: true },
];

export default function SwappedButtons() {
  const [editing, setEditing] = React.useState(false);

  return (
    <Box sx={{ position: 'relative', width: 260, height: 110 }}>
      <FormControlLabel
        label="A route is selected"
        control={
          <Switch checked={editing} onChange={() => setEditing(!editing)} />
        }
      />
      {actions.map(({ name, icon, editing: whileEditing }) => (
        <Zoom
          key={name}
          in={editing === whileEditing}
          style={{
            transitionDelay: editing === whileEditing ? '200ms' : '0ms',
          }}
          unmountOnExit
        >
          <Fab
            color="primary"
            aria-label={name}
            sx={{ position: 'absolute', right: 0, bottom: 0 }}
          >
            {icon}
          </Fab>
        </Zoom>
      ))}
    </Box>
  );
}
