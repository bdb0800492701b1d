import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TwoPickers() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(
    dayjs('2024-05-15'),
  );
  const [departure, setDeparture] = React.useState<Dayjs | null>(
    dayjs('2024-05-18'),
  );
  const nights = arrival && departure ? departure.diff(arrival, 'day') : NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DatePicker label="Arrival" value={arrival} onChange={setArrival} />
        <DatePicker
          label="Departure"
          value={departure}
          onChange={setDeparture}
          minDate={arrival?.add(1, 'day')}
        />
        <Typography role="status">
          {nights > 0 ? `${nights} nights` : 'Choose two dates'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
