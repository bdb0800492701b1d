import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function ButtonColors() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {colors.map((color) => (
        <Button key={color} color={color}>
          {color}
        </Button>
      ))}
    </Box>
  );
}
