import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function ExpandingRecipe() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <Card sx={{ maxWidth: 360 }}>
      <CardContent>
        <Typography component="h3" variant="h6">
          Lentil soup
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Serves four, ready in 40 minutes.
        </Typography>
      </CardContent>
      <CardActions>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Steps
        </Button>
      </CardActions>
      <Collapse in={open} id={id}>
        <CardContent sx={{ pt: 0 }}>
          <Typography variant="body2" component="ol" sx={{ m: 0, pl: 2.5 }}>
            <li>Fry onions and carrots for five minutes.</li>
            <li>Add lentils, cumin and a liter of stock.</li>
            <li>Simmer for half an hour, then add lemon juice.</li>
          </Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}
