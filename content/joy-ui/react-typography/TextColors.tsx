import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const textColors = ['text.primary', 'text.secondary', 'text.tertiary'];

export default function TextColors() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {colors.map((color) => (
        <Typography key={color} color={color}>
          {color}
        </Typography>
      ))}
      {textColors.map((color) => (
        <Typography key={color} textColor={color}>
          {color}
        </Typography>
      ))}
    </Box>
  );
}
