import * as React from 'react';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const plans = [
  { id: 'day', name: 'Day ticket', price: '€6' },
  { id: 'week', name: 'Week ticket', price: '€24' },
  { id: 'year', name: 'Year pass', price: '€190' },
];

export default function PlanCards() {
  const [chosen, setChosen] = React.useState('week');

  return (
    <Stack
      role="group"
      aria-label="Ticket"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
    >
      {plans.map(({ id, name, price }) => (
        <Card
          key={id}
          variant="outlined"
          sx={{
            flex: 1,
            minWidth: 130,
            borderColor: chosen === id ? 'primary.main' : undefined,
            outline: chosen === id ? '1px solid' : undefined,
            outlineColor: (theme) => (theme.vars ?? theme).palette.primary.main,
          }}
        >
          <CardActionArea
            aria-pressed={chosen === id}
            onClick={() => setChosen(id)}
          >
            <CardContent>
              <Typography component="span" display="block">
                {name}
              </Typography>
              <Typography component="span" variant="h5">
                {price}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}
