import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function isWeekend(day: Dayjs) {
  return day.day() === 0 || day.day() === 6;
}

export default function InlineCalendar() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-01-26'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center">
        <DateCalendar
          value={day}
          onChange={setDay}
          shouldDisableDate={isWeekend}
          views={['day']}
          reduceAnimations
        />
        <Typography role="status">
          {day ? `The workshop is on ${day.format('D MMMM YYYY')}.` : ''}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
