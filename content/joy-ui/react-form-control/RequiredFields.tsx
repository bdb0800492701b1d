import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function RequiredFields() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 300, maxWidth: '100%' }}>
      <FormControl required>
        <FormLabel>Email</FormLabel>
        <Input type="email" autoComplete="email" />
        <FormHelperText>The ticket is sent there.</FormHelperText>
      </FormControl>
      <FormControl disabled>
        <FormLabel>Membership number</FormLabel>
        <Input defaultValue="0382-B" />
        <FormHelperText sx={{ color: 'text.secondary' }}>
          Only the office can change it.
        </FormHelperText>
      </FormControl>
    </Box>
  );
}
