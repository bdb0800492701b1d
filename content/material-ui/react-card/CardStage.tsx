import Button from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function CardStage(props: Partial<CardProps>) {
  return (
    <Card {...props}>
      <CardContent>
        <Typography component="h3" variant="h6">
          Reading room
        </Typography>
        <Typography color="text.secondary">Open until 9 p.m.</Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Book a desk</Button>
      </CardActions>
    </Card>
  );
}
