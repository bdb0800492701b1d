import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import mountains from '../react-image-list/mountains.svg';

export default function TrailCard() {
  return (
    <Card sx={{ maxWidth: 340 }}>
      <CardMedia component="img" image={mountains} alt="" height="160" />
      <CardContent>
        <Typography component="h3" variant="h6">
          Two Peaks Trail
        </Typography>
        <Typography variant="body2" color="text.secondary">
          14 km, 5 hours. Steep in the second half, with a hut at the pass.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Plan a hike</Button>
        <Button size="small">Save</Button>
      </CardActions>
    </Card>
  );
}
