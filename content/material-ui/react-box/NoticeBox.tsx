import Box from '@mui/material/Box';

export default function NoticeBox() {
  return (
    <Box
      sx={{
        maxWidth: 360,
        px: 3,
        py: 2,
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'action.hover',
        color: 'text.primary',
        typography: 'body2',
      }}
    >
      The east gate is closed on Sunday. Please use the gate on Mill Road.
    </Box>
  );
}
