import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';

export default function InvertedAlert() {
  return (
    <Alert
      variant="solid"
      color="primary"
      invertedColors
      role="note"
      size="lg"
      endDecorator={<Button>See the plan</Button>}
      sx={{ width: 480, maxWidth: '100%' }}
    >
      <div>
        <Typography level="title-md">The market moves</Typography>
        <Typography level="body-sm" textColor="text.primary">From June it is on the north bank.</Typography>
      </div>
    </Alert>
  );
}
