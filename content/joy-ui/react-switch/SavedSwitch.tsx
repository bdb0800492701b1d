import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SavedSwitch() {
  const [on, setOn] = React.useState(false);
  const [message, setMessage] = React.useState('The heating is off.');
  const tries = React.useRef(0);

  function change(event: React.ChangeEvent<HTMLInputElement>) {
    const wanted = event.target.checked;
    setOn(wanted);
    setMessage('Saving…');
    tries.current += 1;
    const fails = tries.current === 2;
    setTimeout(() => {
      if (fails) setOn(!wanted);
      setMessage(
        fails
          ? 'The heating did not answer. Try again.'
          : `The heating is ${wanted ? 'on' : 'off'}.`,
      );
    }, 1000);
  }

  return (
    <FormControl sx={{ width: 300, maxWidth: '100%', alignItems: 'flex-start' }}>
      <FormLabel>Heating in the cabin</FormLabel>
      <Switch checked={on} onChange={change} disabled={message === 'Saving…'} sx={{ alignSelf: 'flex-start' }} />
      <FormHelperText role="status">{message}</FormHelperText>
    </FormControl>
  );
}
