import Box from '@mui/system/Box';

const stops = ['Pier', 'Market', 'Castle', 'Lighthouse', 'Beach', 'Station'];

export default function StickyHeading() {
  return (
    <Box
      role="region"
      aria-label="Stops"
      tabIndex={0}
      sx={{ width: 240, height: 140, overflow: 'auto', border: 1, borderColor: 'light-dark(#75839a, #8494ab)', borderRadius: 2 }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          px: 2,
          py: 1,
          fontWeight: 600,
          bgcolor: 'light-dark(#dfecf9, #16304d)',
        }}
      >
        Stops
      </Box>
      {stops.map((stop) => (
        <Box key={stop} sx={{ px: 2, py: 1 }}>
          {stop}
        </Box>
      ))}
    </Box>
  );
}
