import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';

export default function ButtonFullWidth() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 280 }}>
      <Button fullWidth>Pay 24.00 €</Button>
      <Button fullWidth variant="plain" color="neutral">
        Back to the basket
      </Button>
    </Box>
  );
}
