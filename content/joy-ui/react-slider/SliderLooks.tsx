import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export default function SliderLooks() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 280, maxWidth: '100%' }}>
      {variants.map((variant) => (
        <Slider key={variant} variant={variant} color="success" aria-label={variant} defaultValue={50} />
      ))}
      {sizes.map((size, index) => (
        <Slider key={size} size={size} aria-label={size} defaultValue={20 + 30 * index} />
      ))}
    </Box>
  );
}
