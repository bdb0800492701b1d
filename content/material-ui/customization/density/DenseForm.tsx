import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function DenseForm() {
  const [density, setDensity] = React.useState<'comfortable' | 'dense'>('comfortable');
  const size = density === 'dense' ? 'small' : 'medium';

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 400, mx: 'auto' }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        value={density}
        onChange={(_, next: 'comfortable' | 'dense' | null) => next && setDensity(next)}
        aria-label="Density"
        sx={{ mb: 3 }}
      >
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
        <ToggleButton value="dense">Dense</ToggleButton>
      </ToggleButtonGroup>
      <Stack component="form" aria-label="Delivery" spacing={size === 'small' ? 1 : 2} noValidate>
        <TextField label="Street" size={size} autoComplete="street-address" />
        <TextField label="City" size={size} autoComplete="address-level2" />
        <TextField label="Note for the driver" size={size} />
        <FormControlLabel control={<Checkbox size={size} />} label="Leave it at the door" />
        <Button variant="contained" size={size} sx={{ alignSelf: 'flex-start' }}>
          Save address
        </Button>
      </Stack>
    </Box>
  );
}
