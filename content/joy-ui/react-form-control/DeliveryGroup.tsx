import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function DeliveryGroup() {
  return (
    <FormControl>
      <FormLabel>Where should the box go?</FormLabel>
      <RadioGroup defaultValue="door" name="place">
        <Radio value="door" label="To the door" />
        <Radio value="neighbor" label="To a neighbor" />
        <Radio value="station" label="To the parcel station" />
      </RadioGroup>
      <FormHelperText>The box weighs 14 kilograms.</FormHelperText>
    </FormControl>
  );
}
