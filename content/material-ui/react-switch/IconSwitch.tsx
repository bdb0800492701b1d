import Avatar from '@mui/material/Avatar';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import MicIcon from '@mui/icons-material/Mic';
import MicOffIcon from '@mui/icons-material/MicOff';

const thumb = { width: 20, height: 20, '& .MuiSvgIcon-root': { fontSize: 14 } };

export default function IconSwitch() {
  return (
    <FormControlLabel
      label="Microphone"
      control={
        <Switch
          defaultChecked
          icon={
            <Avatar
              sx={{ ...thumb, bgcolor: 'grey.600', color: 'common.white' }}
            >
              <MicOffIcon />
            </Avatar>
          }
          checkedIcon={
            <Avatar
              sx={{
                ...thumb,
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
              }}
            >
              <MicIcon />
            </Avatar>
          }
        />
      }
    />
  );
}
