import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';

const guests = ['Ada', 'Bo', 'Chiara'];

export default function SelectAllGuests() {
  const [invited, setInvited] = React.useState(['Bo']);
  const all = invited.length === guests.length;
  const some = invited.length > 0 && !all;

  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Checkbox
        label="Invite everybody"
        checked={all}
        indeterminate={some}
        onChange={() => setInvited(all ? [] : guests)}
        slotProps={{ input: { ref: (input) => void (input && (input.indeterminate = some)) } }}
      />
      <Box role="group" aria-label="Guests" sx={{ display: 'grid', gap: 1.5, pl: 4 }}>
        {guests.map((guest) => (
          <Checkbox
            key={guest}
            label={guest}
            checked={invited.includes(guest)}
            onChange={(event) =>
              setInvited(
                event.target.checked
                  ? [...invited, guest]
                  : invited.filter((name) => name !== guest),
              )
            }
          />
        ))}
      </Box>
    </Box>
  );
}
