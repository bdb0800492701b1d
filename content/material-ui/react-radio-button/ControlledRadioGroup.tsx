import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const arrivals: Record<string, string> = {
  post: 'Arrives on Thursday, free of charge',
  courier: 'Arrives tomorrow before noon, €9',
  shop: 'Ready in two hours at the harbor shop',
};

export default function ControlledRadioGroup() {
  const [way, setWay] = React.useState('post');
  const id = React.useId();

  return (
    <FormControl>
      <FormLabel id={id}>Delivery</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={way}
        onChange={(_event, value) => setWay(value)}
      >
        <FormControlLabel value="post" control={<Radio />} label="Post" />
        <FormControlLabel value="courier" control={<Radio />} label="Courier" />
        <FormControlLabel value="shop" control={<Radio />} label="Pick up" />
      </RadioGroup>
      <FormHelperText role="status" sx={{ marginInline: 0 }}>
        {arrivals[way]}
      </FormHelperText>
    </FormControl>
  );
}
