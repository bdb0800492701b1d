import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const everyFilter = ['Under an hour', 'Vegetarian', 'One pot', 'No oven'];

export default function DeletableChips() {
  const [filters, setFilters] = React.useState(everyFilter);

  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      flexWrap="wrap"
      alignItems="center"
    >
      {filters.map((filter) => (
        <Chip
          key={filter}
          label={filter}
          onDelete={() =>
            setFilters(filters.filter((other) => other !== filter))
          }
        />
      ))}
      <Button size="small" onClick={() => setFilters(everyFilter)}>
        Reset filters
      </Button>
    </Stack>
  );
}
