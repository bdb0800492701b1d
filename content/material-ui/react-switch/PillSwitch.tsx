import FormControlLabel from '@mui/material/FormControlLabel';
import { type SxProps } from '@mui/material/styles';
import Switch from '@mui/material/Switch';

const pill: SxProps = {
  width: 60,
  height: 32,
  padding: '2px',
  marginInlineEnd: 1,
  '& .MuiSwitch-switchBase': {
    padding: '6px',
    color: 'common.white',
    '&.Mui-checked': {
      transform: 'translateX(28px)',
      color: 'primary.contrastText',
    },
    '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
    '&.Mui-focusVisible + .MuiSwitch-track': {
      outline: '2px solid',
      outlineColor: 'primary.main',
      outlineOffset: '2px',
    },
  },
  '& .MuiSwitch-thumb': { width: 20, height: 20, boxShadow: 'none' },
  '& .MuiSwitch-track': {
    borderRadius: '14px',
    opacity: 1,
    backgroundColor: 'grey.600',
  },
};

export default function PillSwitch() {
  return (
    <FormControlLabel
      control={<Switch defaultChecked disableRipple sx={pill} />}
      label="Open for orders"
      sx={{ marginInlineStart: 0 }}
    />
  );
}
