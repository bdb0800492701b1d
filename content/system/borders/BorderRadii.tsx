import Box from '@mui/system/Box';

const radii = [0, 1, 2, 4, '50%', '4px 24px'];

export default function BorderRadii() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {radii.map((borderRadius) => (
        <Box
          key={borderRadius}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 88,
            height: 64,
            border: 1,
            borderColor: 'light-dark(#0b6bcb, #7db8f0)',
            borderRadius,
          }}
        >
          {borderRadius}
        </Box>
      ))}
    </Box>
  );
}
