import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const reviews = [
  { by: 'Noor', text: 'Quiet rooms, and a good breakfast until eleven.' },
  { by: 'Tom', text: 'Too far from the boat with luggage, else fine.' },
  { by: 'Lea', text: 'We come back each year. Ask for the room to the court.' },
  { by: 'Kim', text: 'The stairs are steep. The view pays for them.' },
];

export default function GrowingMasonry() {
  const [open, setOpen] = React.useState<string>();

  return (
    <Masonry columns={2} spacing={1} sx={{ width: 'auto' }}>
      {reviews.map(({ by, text }) => (
        <Card key={by} variant="outlined">
          <CardContent>
            <Typography variant="subtitle2" component="h3">
              {by}
            </Typography>
            <Typography variant="body2" noWrap={open !== by}>
              {text}
            </Typography>
            <Button
              size="small"
              aria-expanded={open === by}
              onClick={() => setOpen(open === by ? undefined : by)}
            >
              {open === by ? 'Less' : 'More'}
            </Button>
          </CardContent>
        </Card>
      ))}
    </Masonry>
  );
}
