import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';

const everybody = ['Ada', 'Bo', 'Chiara', 'Dev'];

export default function RemovableChips() {
  const [people, setPeople] = React.useState(everybody);
  const root = React.useRef<HTMLDivElement>(null);

  function remove(name: string) {
    const index = people.indexOf(name);
    setPeople(people.filter((person) => person !== name));
    requestAnimationFrame(() => {
      const buttons = root.current?.querySelectorAll('button') ?? [];
      buttons[Math.min(index, buttons.length - 1)]?.focus();
    });
  }

  return (
    <Box ref={root} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {people.map((name) => (
        <Chip
          key={name}
          size="lg"
          variant="outlined"
          endDecorator={
            <ChipDelete aria-label={`Remove ${name}`} onDelete={() => remove(name)} />
          }
        >
          {name}
        </Chip>
      ))}
      <Button size="sm" variant="plain" onClick={() => setPeople(everybody)}>
        Invite everybody
      </Button>
    </Box>
  );
}
