import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';

const letters = [
  { id: 'harbor', from: 'Harbor office', subject: 'New berths' },
  { id: 'maja', from: 'Maja Lind', subject: 'Menu for Friday' },
  { id: 'club', from: 'Rowing club', subject: 'Key to the shed' },
];

export default function SelectedRows() {
  const [chosen, setChosen] = React.useState(['maja']);
  const all = chosen.length === letters.length;
  const some = chosen.length > 0 && !all;

  return (
    <Box sx={{ width: 520, maxWidth: '100%' }}>
      <Table
        aria-label="Letters"
        sx={{ '& tr:has(:checked) > *': { bgcolor: 'primary.softBg' } }}
      >
        <thead>
          <tr>
            <th style={{ width: 44 }}>
              <Checkbox
                checked={all}
                indeterminate={some}
                onChange={() => setChosen(all ? [] : letters.map(({ id }) => id))}
                slotProps={{
                  input: {
                    'aria-label': 'All letters',
                    ref: (input) => void (input && (input.indeterminate = some)),
                  },
                }}
                sx={{ verticalAlign: 'middle' }}
              />
            </th>
            <th>From</th>
            <th>Subject</th>
          </tr>
        </thead>
        <tbody>
          {letters.map(({ id, from, subject }) => (
            <tr key={id}>
              <td>
                <Checkbox
                  checked={chosen.includes(id)}
                  onChange={(event) =>
                    setChosen(
                      event.target.checked ? [...chosen, id] : chosen.filter((name) => name !== id),
                    )
                  }
                  slotProps={{ input: { 'aria-label': `${subject}, from ${from}` } }}
                  sx={{ verticalAlign: 'middle' }}
                />
              </td>
              <th scope="row">{from}</th>
              <td>{subject}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Typography level="body-sm" role="status" sx={{ mt: 1 }}>
        {chosen.length} of {letters.length} selected
      </Typography>
    </Box>
  );
}
