import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Switch from '@mui/joy/Switch';

const row = { justifyContent: 'space-between', alignItems: 'center' };

export default function RowFields() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 320, maxWidth: '100%' }}>
      <FormControl orientation="horizontal" sx={row}>
        <FormLabel>Remind me</FormLabel>
        <Switch defaultChecked />
      </FormControl>
      <FormControl orientation="horizontal" sx={row}>
        <FormLabel>Minutes before</FormLabel>
        <Input type="number" defaultValue={15} slotProps={{ input: { min: 0, max: 120 } }} sx={{ width: 90 }} />
      </FormControl>
    </Box>
  );
}
