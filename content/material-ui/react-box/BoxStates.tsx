import Box from '@mui/material/Box';

const rows = ['Bow', 'Mast', 'Rudder'];

export default function BoxStates() {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        width: 260,
        listStyle: 'none',
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {rows.map((row) => (
        <Box component="li" key={row}>
          <Box
            component="a"
            href={`https://example.com/${row.toLowerCase()}`}
            sx={{
              display: 'block',
              p: 1.5,
              color: 'text.primary',
              textDecoration: 'none',
              '&::before': { content: '"→ "', color: 'text.secondary' },
              '&:hover': { bgcolor: 'action.hover' },
              '&:focus-visible': {
                outline: '2px solid',
                outlineColor: 'primary.main',
                outlineOffset: -2,
              },
            }}
          >
            {row}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
