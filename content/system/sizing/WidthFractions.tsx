import Box from '@mui/system/Box';

const widths = [1 / 4, 1 / 2, 3 / 4, 1, 120, '30ch'];

export default function WidthFractions() {
  return (
    <Box sx={{ width: 440, maxWidth: 1 }}>
      {widths.map((width) => (
        <Box
          key={width}
          sx={{
            width,
            my: 0.5,
            px: 1,
            py: 0.5,
            borderRadius: 1,
            boxSizing: 'border-box',
            bgcolor: 'light-dark(#dfecf9, #16304d)',
            color: 'light-dark(#12467b, #cfe5fa)',
          }}
        >
          {width}
        </Box>
      ))}
    </Box>
  );
}
