import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function BasicCheckboxes() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label="Send a receipt"
      />
      <FormControlLabel control={<Checkbox />} label="Wrap it as a gift" />
      <FormControlLabel
        disabled
        control={<Checkbox />}
        label="Deliver on Sunday (not in your area)"
      />
    </FormGroup>
  );
}
