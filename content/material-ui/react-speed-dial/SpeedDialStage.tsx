import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import MicIcon from '@mui/icons-material/Mic';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

export default function SpeedDialStage(props: Partial<SpeedDialProps>) {
  return (
    <SpeedDial {...props} ariaLabel="Add to the diary" icon={<SpeedDialIcon />}>
      <SpeedDialAction icon={<PhotoCameraIcon />} tooltipTitle="Photo" />
      <SpeedDialAction icon={<MicIcon />} tooltipTitle="Recording" />
    </SpeedDial>
  );
}
