import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function SeatGroup() {
  return (
    <FormControl>
      <FormLabel>Seat</FormLabel>
      <RadioGroup defaultValue="window" name="seat">
        <Radio value="window" label="Window" />
        <Radio value="aisle" label="Aisle" />
        <Radio value="table" label="At a table (taken)" disabled />
        <Radio value="any" label="No preference" />
      </RadioGroup>
      <FormHelperText>You can change it until an hour before departure.</FormHelperText>
    </FormControl>
  );
}
