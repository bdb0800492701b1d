import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function CodeField() {
  const [code, setCode] = React.useState('4711');
  const [left, setLeft] = React.useState(true);
  const wrong = left && !/^\d{6}$/.test(code);

  return (
    <FormControl error={wrong} sx={{ width: 300, maxWidth: '100%' }}>
      <FormLabel>Booking code</FormLabel>
      <Input
        error={wrong}
        inputMode="numeric"
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setLeft(false);
        }}
        onBlur={() => setLeft(true)}
      />
      <FormHelperText sx={wrong ? { color: 'danger.plainColor' } : undefined}>
        {wrong
          ? `The code has six digits; this one has ${code.length} characters.`
          : 'Six digits, in the message that confirmed the booking'}
      </FormHelperText>
    </FormControl>
  );
}
