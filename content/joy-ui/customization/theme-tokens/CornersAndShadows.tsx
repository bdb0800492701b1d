import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export default function CornersAndShadows() {
  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%', gridTemplateColumns: 'repeat(auto-fit, minmax(90px, 1fr))' }}>
      {sizes.map((size) => (
        <Sheet
          key={size}
          sx={{ py: 4, textAlign: 'center', bgcolor: 'background.popup', borderRadius: size, boxShadow: size }}
        >
          {size}
        </Sheet>
      ))}
    </Box>
  );
}
