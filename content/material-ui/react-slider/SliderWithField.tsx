import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function SliderWithField() {
  const [portions, setPortions] = React.useState<number | ''>(4);
  const id = React.useId();

  return (
    <Stack direction="row" spacing={3} alignItems="center" sx={{ width: 320 }}>
      <Slider
        aria-labelledby={`${id}-label`}
        value={portions === '' ? 1 : portions}
        min={1}
        max={24}
        onChange={(_event, value) => setPortions(value as number)}
      />
      <TextField
        id={id}
        label="Portions"
        size="small"
        type="number"
        value={portions}
        onChange={(event) =>
          setPortions(
            event.target.value === '' ? '' : Number(event.target.value),
          )
        }
        onBlur={() => setPortions(Math.min(24, Math.max(1, Number(portions))))}
        inputProps={{ min: 1, max: 24 }}
        sx={{ width: 120 }}
      />
    </Stack>
  );
}
