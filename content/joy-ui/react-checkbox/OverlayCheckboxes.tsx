import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const extras = [
  { name: 'Breakfast', price: '12 euros per day' },
  { name: 'Late check-out', price: '20 euros, until 2 p.m.' },
];

export default function OverlayCheckboxes() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {extras.map(({ name, price }) => (
        <Sheet
          key={name}
          variant="outlined"
          sx={{ p: 2, borderRadius: 'md', width: 200, '&:hover': { bgcolor: 'background.level1' } }}
        >
          <Checkbox overlay label={name} />
          <Typography level="body-sm" sx={{ mt: 1 }}>
            {price}
          </Typography>
        </Sheet>
      ))}
    </Box>
  );
}
