import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function LeftOut() {
  return (
    <Card variant="solid" color="warning" invertedColors sx={{ width: 280 }}>
      <Typography level="title-md">Storm tonight</Typography>
      <Button>Move the boats</Button>
      <Sheet
        data-skip-inverted-colors
        variant="outlined"
        sx={{ p: 2, borderRadius: 'sm' }}
      >
        <Typography level="body-sm">This note keeps its colors.</Typography>
        <Button size="sm" sx={{ mt: 1 }}>
          Call the harbor
        </Button>
      </Sheet>
    </Card>
  );
}
