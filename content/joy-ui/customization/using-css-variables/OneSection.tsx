import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';

const form = (
  <>
    <Input placeholder="Name of the boat" slotProps={{ input: { 'aria-label': 'Name of the boat' } }} />
    <Button>Look up</Button>
  </>
);

export default function OneSection() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>{form}</Box>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          '--joy-radius-sm': '20px',
          '--joy-palette-primary-solidBg': 'light-dark(#7a2e5d, #f0a6d0)',
          '--joy-palette-primary-solidHoverBg': 'light-dark(#5f2247, #f6c4e0)',
          '--joy-palette-primary-solidColor': 'light-dark(#ffffff, #2a0d1f)',
        }}
      >
        {form}
      </Box>
    </Box>
  );
}
