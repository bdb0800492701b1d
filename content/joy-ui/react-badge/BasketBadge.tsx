import * as React from 'react';
import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket';

export default function BasketBadge() {
  const [count, setCount] = React.useState(9);
  const text = count === 1 ? '1 loaf' : `${count} loaves`;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      <Badge badgeContent={count} max={9} color="success">
        <ShoppingBasketIcon titleAccess={`Basket with ${text}`} />
      </Badge>
      <ButtonGroup aria-label="Loaves in the basket">
        <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
          Take one out
        </Button>
        <Button onClick={() => setCount(count + 1)}>Add one</Button>
        <Button onClick={() => setCount(0)}>Empty</Button>
      </ButtonGroup>
    </Box>
  );
}
