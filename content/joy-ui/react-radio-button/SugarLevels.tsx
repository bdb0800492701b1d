import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';

const grams: Record<string, number> = { none: 0, little: 4, usual: 8 };

export default function SugarLevels() {
  const [level, setLevel] = React.useState('little');

  return (
    <Box>
      <FormControl>
        <FormLabel>Sugar in the tea</FormLabel>
        <RadioGroup
          orientation="horizontal"
          name="sugar"
          value={level}
          onChange={(event) => setLevel(event.target.value)}
        >
          <Radio value="none" label="None" />
          <Radio value="little" label="A little" />
          <Radio value="usual" label="As usual" />
        </RadioGroup>
      </FormControl>
      <Typography level="body-sm" role="status" sx={{ mt: 1 }}>
        {grams[level]} grams per cup
      </Typography>
    </Box>
  );
}
