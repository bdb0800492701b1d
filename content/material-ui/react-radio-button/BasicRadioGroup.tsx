import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function BasicRadioGroup() {
  return (
    <FormControl>
      <FormLabel id="seat-label">Seat</FormLabel>
      <RadioGroup
        aria-labelledby="seat-label"
        name="seat"
        defaultValue="window"
      >
        <FormControlLabel value="window" control={<Radio />} label="Window" />
        <FormControlLabel value="aisle" control={<Radio />} label="Aisle" />
        <FormControlLabel
          value="table"
          control={<Radio />}
          label="At a table"
          disabled
        />
        <FormControlLabel
          value="any"
          control={<Radio />}
          label="No preference"
        />
      </RadioGroup>
    </FormControl>
  );
}
