import Box from '@mui/joy/Box';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export default function RadioLooks() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <RadioGroup
        aria-label="Variants"
        name="variants"
        orientation="horizontal"
        defaultValue="soft"
        sx={{ flexWrap: 'wrap' }}
      >
        {variants.map((variant) => (
          <Radio key={variant} value={variant} variant={variant} label={variant} color="success" />
        ))}
      </RadioGroup>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        {sizes.map((size) => (
          <Radio key={size} name="sizes" value={size} size={size} label={size} />
        ))}
      </Box>
    </Box>
  );
}
