import Box from '@mui/system/Box';

const steps = ['Fold the paper', 'Press the crease', 'Turn it over'];

export default function BoxElements() {
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, pl: 3 }}>
      {steps.map((step) => (
        <Box
          key={step}
          component="li"
          sx={{
            py: 0.5,
            '&::marker': {
              color: 'light-dark(#0b5cad, #7db8f0)',
              fontWeight: 700,
            },
          }}
        >
          {step}
        </Box>
      ))}
    </Box>
  );
}
