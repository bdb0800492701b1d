import * as React from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket';

export default function BasketBadge() {
  const [count, setCount] = React.useState(1);

  return (
    <Stack direction="row" spacing={4} alignItems="center">
      <Badge badgeContent={count} color="secondary">
        <ShoppingBasketIcon color="action" />
      </Badge>
      <span role="status" style={visuallyHidden}>
        {`${count} in the basket`}
      </span>
      <ButtonGroup size="small" aria-label="Basket">
        <Button onClick={() => setCount(Math.max(0, count - 1))}>Remove</Button>
        <Button onClick={() => setCount(count + 1)}>Add</Button>
      </ButtonGroup>
    </Stack>
  );
}
