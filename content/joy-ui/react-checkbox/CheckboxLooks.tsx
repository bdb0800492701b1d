import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export default function CheckboxLooks() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {variants.map((variant) => (
          <Checkbox key={variant} variant={variant} color="success" label={variant} defaultChecked />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {sizes.map((size) => (
          <Checkbox key={size} size={size} label={size} defaultChecked />
        ))}
      </Box>
    </Box>
  );
}
