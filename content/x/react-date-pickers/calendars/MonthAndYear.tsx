import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';

export default function MonthAndYear() {
  const [month, setMonth] = React.useState<Dayjs>(dayjs('2024-05-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <MonthCalendar
          value={month}
          onChange={setMonth}
          minDate={dayjs('2024-03-01')}
          maxDate={dayjs('2024-12-31')}
          monthsPerRow={4}
        />
        <Typography role="status">
          The report of {month.format('MMMM YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
