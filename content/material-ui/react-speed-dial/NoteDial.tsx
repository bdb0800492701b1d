import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import ChecklistIcon from '@mui/icons-material/Checklist';
import MicIcon from '@mui/icons-material/Mic';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

const kinds = [
  { name: 'Photo', icon: <PhotoCameraIcon /> },
  { name: 'Recording', icon: <MicIcon /> },
  { name: 'Checklist', icon: <ChecklistIcon /> },
];

export default function NoteDial() {
  return (
    <Box sx={{ width: '100%', height: 280, position: 'relative' }}>
      <SpeedDial
        ariaLabel="New note"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 8, right: 8 }}
      >
        {kinds.map(({ name, icon }) => (
          <SpeedDialAction key={name} icon={icon} tooltipTitle={name} />
        ))}
      </SpeedDial>
    </Box>
  );
}
