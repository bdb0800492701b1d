import Box from '@mui/material/Box';

export default function NativeControls() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {(['light', 'dark'] as const).map((scheme) => (
        <Box
          key={scheme}
          data-mode={scheme}
          sx={{
            colorScheme: scheme,
            bgcolor: 'background.default',
            color: 'text.primary',
            p: 2,
            display: 'grid',
            gap: 1,
          }}
        >
          color-scheme: {scheme}
          <input type="date" aria-label={`Date, ${scheme}`} />
          <progress value={0.6} aria-label={`Progress, ${scheme}`} />
        </Box>
      ))}
    </Box>
  );
}
