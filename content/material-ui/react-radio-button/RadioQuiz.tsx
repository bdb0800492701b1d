import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioQuiz() {
  const [value, setValue] = React.useState<string | null>(null);
  const [result, setResult] = React.useState<'none' | 'wrong' | 'right'>(
    'none',
  );
  const id = React.useId();

  function check(event: React.FormEvent) {
    event.preventDefault();
    setResult(value === 'swift' ? 'right' : 'wrong');
  }

  return (
    <form onSubmit={check}>
      <FormControl error={result === 'wrong'}>
        <FormLabel id={id}>Which of these birds sleeps in the air?</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={value}
          onChange={(_event, next) => {
            setValue(next);
            setResult('none');
          }}
        >
          <FormControlLabel
            value="heron"
            control={<Radio />}
            label="Gray heron"
          />
          <FormControlLabel
            value="swift"
            control={<Radio />}
            label="Common swift"
          />
          <FormControlLabel value="rook" control={<Radio />} label="Rook" />
        </RadioGroup>
        <FormHelperText
          role="status"
          sx={{ marginInline: 0, minHeight: '1.66em' }}
        >
          {result === 'wrong' &&
            (value ? 'Not this one. Try again.' : 'Choose an answer first.')}
          {result === 'right' && 'Right: swifts stay up for months.'}
        </FormHelperText>
        <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
          Check the answer
        </Button>
      </FormControl>
    </form>
  );
}
