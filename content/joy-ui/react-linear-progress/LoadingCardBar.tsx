import Card from '@mui/joy/Card';
import CardOverflow from '@mui/joy/CardOverflow';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function LoadingCardBar() {
  return (
    <Card variant="outlined" aria-busy sx={{ width: 300, maxWidth: '100%' }}>
      <CardOverflow>
        <LinearProgress
          size="sm"
          aria-label="Fetching new letters"
          sx={{ '--LinearProgress-radius': '0px' }}
        />
      </CardOverflow>
      <Typography level="title-md">Letters</Typography>
      <Typography level="body-sm">What was here an hour ago, until the new ones come</Typography>
    </Card>
  );
}
