import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function VariantMatrix() {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, auto)', gap: 1.5 }}
    >
      {colors.flatMap((color) =>
        variants.map((variant) => (
          <Chip key={color + variant} color={color} variant={variant}>
            {color}
          </Chip>
        )),
      )}
    </Box>
  );
}
