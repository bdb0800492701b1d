import * as React from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket';

export default function BasketBadge() {
  const [count, setCount] = React.useState(1);

  return (
    <Stack direction="row" spacing={4} alignItems="center">
      <Badge badgeContent={count} color="secondary">
        <ShoppingBasketIcon color="action" />
      </Badge>
      <Box
        component="span"
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {`${count} in the basket`}
      </Box>
      <ButtonGroup size="small" aria-label="Basket">
        <Button onClick={() => setCount(Math.max(0, count - 1))}>Remove</Button>
        <Button onClick={() => setCount(count + 1)}>Add</Button>
      </ButtonGroup>
    </Stack>
  );
}
