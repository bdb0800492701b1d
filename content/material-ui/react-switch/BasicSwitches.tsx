import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function BasicSwitches() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<Switch defaultChecked />}
        label="Sync on this device"
      />
      <FormControlLabel control={<Switch />} label="Play sounds" />
      <FormControlLabel
        disabled
        control={<Switch />}
        label="Two-factor sign-in (set by your school)"
      />
    </FormGroup>
  );
}
