import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;
const colors = ['neutral', 'primary', 'success'] as const;

export default function SheetLooks() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, auto)', gap: 1.5 }}>
      {colors.map((color) =>
        variants.map((variant) => (
          <Sheet key={variant + color} variant={variant} color={color} sx={{ p: 1.5, borderRadius: 'sm' }}>
            {variant}
          </Sheet>
        )),
      )}
    </Box>
  );
}
