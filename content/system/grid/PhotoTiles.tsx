import Box from '@mui/system/Box';

const places = ['Pier', 'Market', 'Castle', 'Lighthouse', 'Beach'];

export default function PhotoTiles() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 1.5,
        width: 560, maxWidth: 1,
      }}
    >
      {places.map((place) => (
        <Box
          key={place}
          sx={{
            p: 2,
            borderRadius: 2,
            bgcolor: 'light-dark(#dfecf9, #16304d)',
            color: 'light-dark(#12467b, #cfe5fa)',
          }}
        >
          {place}
        </Box>
      ))}
    </Box>
  );
}
