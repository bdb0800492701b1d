import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';

export default function CheckboxBasics() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Checkbox label="Window seat" defaultChecked />
      <Checkbox label="Room for a bicycle" />
      <Checkbox label="Meal on board (sold out)" disabled />
    </Box>
  );
}
