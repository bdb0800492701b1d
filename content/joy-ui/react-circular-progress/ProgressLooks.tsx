import Box from '@mui/joy/Box';
import CircularProgress from '@mui/joy/CircularProgress';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export default function ProgressLooks() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {variants.map((variant) => (
        <CircularProgress key={variant} determinate value={60} variant={variant} color="success" aria-label={variant} />
      ))}
      {sizes.map((size) => (
        <CircularProgress key={size} determinate value={60} size={size} aria-label={size} />
      ))}
    </Box>
  );
}
