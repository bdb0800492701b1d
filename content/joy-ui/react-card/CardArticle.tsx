import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardArticle() {
  return (
    <Card variant="outlined" sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent>
        <Typography component="h3" level="title-lg">
          Night train to Vienna
        </Typography>
        <Typography level="body-md">
          Two beds, one window, and breakfast at the border.
        </Typography>
      </CardContent>
      <CardActions>
        <Button variant="plain">Save</Button>
        <Button variant="solid">Reserve</Button>
      </CardActions>
    </Card>
  );
}
