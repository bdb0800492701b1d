import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'error'] as const;

export default function ButtonColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      {colors.map((color) => (
        <Button key={color} color={color} variant="contained">
          {color}
        </Button>
      ))}
    </Stack>
  );
}
