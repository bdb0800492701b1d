import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const looks = ['solid', 'soft'] as const;

export default function InvertedSheet() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {looks.map((look) => (
        <Sheet
          key={look}
          variant={look}
          color="primary"
          invertedColors
          sx={{ p: 2.5, width: 240, borderRadius: 'md' }}
        >
          <Typography level="title-lg">Night swim</Typography>
          <Typography level="body-sm" textColor="text.primary" sx={{ mb: 2 }}>
            Every full moon, from ten to midnight.
          </Typography>
          <Button>Remind me</Button>
        </Sheet>
      ))}
    </Box>
  );
}
