import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function NoteSheet() {
  return (
    <Sheet
      variant="outlined"
      sx={{ p: 2, width: 300, maxWidth: '100%', borderRadius: 'md', boxShadow: 'sm' }}
    >
      <Typography level="title-md">Keys</Typography>
      <Typography level="body-sm">The spare one is with the neighbors on the left.</Typography>
    </Sheet>
  );
}
