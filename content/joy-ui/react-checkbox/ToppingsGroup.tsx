import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

const toppings = ['Olives', 'Capers', 'Artichokes', 'Anchovies'];

export default function ToppingsGroup() {
  const [chosen, setChosen] = React.useState(['Capers']);
  const id = React.useId();

  function toggle(topping: string) {
    setChosen((before) =>
      before.includes(topping) ? before.filter((name) => name !== topping) : [...before, topping],
    );
  }

  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} level="title-md">
        Toppings, 1 euro each
      </Typography>
      <List size="sm">
        {toppings.map((topping) => (
          <ListItem key={topping}>
            <Checkbox
              label={topping}
              checked={chosen.includes(topping)}
              onChange={() => toggle(topping)}
            />
          </ListItem>
        ))}
      </List>
      <Typography level="body-sm" role="status">
        Pizza: {9 + chosen.length} euros
      </Typography>
    </Box>
  );
}
