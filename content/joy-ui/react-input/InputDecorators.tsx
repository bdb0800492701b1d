import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputDecorators() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 300, maxWidth: '100%' }}>
      <FormControl>
        <FormLabel>Price</FormLabel>
        <Input
          type="number"
          defaultValue="19"
          startDecorator="€"
          endDecorator="per month"
        />
      </FormControl>
      <FormControl>
        <FormLabel>Invite by email</FormLabel>
        <Input
          type="email"
          placeholder="ada@example.com"
          endDecorator={<Button variant="soft">Send</Button>}
          sx={{ '--Input-decoratorChildHeight': '28px' }}
        />
      </FormControl>
    </Box>
  );
}
