import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const rooms = ['Kitchen', 'Hall', 'Attic', 'Cellar'];

export default function ColumnsBox() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
        width: 560, maxWidth: '100%',
      }}
    >
      {rooms.map((room) => (
        <Sheet key={room} variant="soft" sx={{ p: 2, borderRadius: 'sm' }}>
          {room}
        </Sheet>
      ))}
    </Box>
  );
}
