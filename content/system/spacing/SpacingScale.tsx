import Box from '@mui/system/Box';

const steps = [0.5, 1, 2, 3, 4];

export default function SpacingScale() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 3 }}>
      {steps.map((step) => (
        <Box key={step} sx={{ textAlign: 'center', fontSize: 14 }}>
          <Box sx={{ p: step, mb: 1, bgcolor: '#0b6bcb', borderRadius: 1 }} />
          {step}
        </Box>
      ))}
    </Box>
  );
}
