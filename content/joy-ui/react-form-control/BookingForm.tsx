import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function BookingForm() {
  const [message, setMessage] = React.useState('');

  function book(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setMessage(`Booked for ${data.get('guest')}: room with ${data.get('view')} view.`);
  }

  return (
    <Box component="form" onSubmit={book} sx={{ display: 'grid', gap: 2, width: 320, maxWidth: '100%' }}>
      <FormControl required>
        <FormLabel>Guest</FormLabel>
        <Input name="guest" defaultValue="Maja Lind" />
      </FormControl>
      <FormControl>
        <FormLabel>View</FormLabel>
        <Select name="view" defaultValue="sea">
          <Option value="sea">Sea</Option>
          <Option value="garden">Garden</Option>
        </Select>
      </FormControl>
      <FormControl>
        <FormLabel>Anything else?</FormLabel>
        <Textarea name="wishes" minRows={2} />
      </FormControl>
      <Button type="submit">Book the room</Button>
      <Typography level="body-sm" role="status">
        {message}
      </Typography>
    </Box>
  );
}
