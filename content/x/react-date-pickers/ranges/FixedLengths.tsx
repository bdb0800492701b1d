import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FixedLengths() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2024-05-15'));
  const [weeks, setWeeks] = React.useState(2);
  const end = start?.isValid() ? start.add(weeks, 'week') : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DateField label="From" value={start} onChange={setStart} />
        <TextField
          select
          label="For"
          value={weeks}
          onChange={({ target }) => setWeeks(Number(target.value))}
        >
          <MenuItem value={1}>One week</MenuItem>
          <MenuItem value={2}>Two weeks</MenuItem>
          <MenuItem value={4}>Four weeks</MenuItem>
        </TextField>
        <Typography role="status">
          {end ? `Until ${end.format('MMMM D, YYYY')}` : 'Enter a start'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
