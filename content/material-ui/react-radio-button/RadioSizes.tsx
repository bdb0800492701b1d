import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioSizes() {
  return (
    <RadioGroup row aria-label="Print size" defaultValue="small">
      <FormControlLabel
        value="small"
        control={<Radio size="small" />}
        label="Small"
      />
      <FormControlLabel
        value="medium"
        control={<Radio color="secondary" />}
        label="Medium"
      />
      <FormControlLabel
        value="large"
        control={
          <Radio
            color="success"
            sx={{ '& .MuiSvgIcon-root': { fontSize: 32 } }}
          />
        }
        label="Large"
      />
    </RadioGroup>
  );
}
