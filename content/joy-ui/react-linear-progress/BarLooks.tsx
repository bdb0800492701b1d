import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export default function BarLooks() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 320, maxWidth: '100%' }}>
      {variants.map((variant) => (
        <LinearProgress key={variant} determinate value={60} variant={variant} color="success" aria-label={variant} />
      ))}
      {sizes.map((size) => (
        <LinearProgress key={size} determinate value={40} size={size} aria-label={size} />
      ))}
    </Box>
  );
}
