import Badge from '@mui/material/Badge';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

const concerts = [4, 11, 25];

function ConcertDay(props: PickersDayProps<Dayjs>) {
  const plays =
    !props.outsideCurrentMonth && concerts.includes(props.day.date());

  return (
    <Badge
      overlap="circular"
      color="secondary"
      variant="dot"
      invisible={!plays}
    >
      <PickersDay
        {...props}
        aria-label={plays ? `${props.day.date()}, concert` : undefined}
      />
    </Badge>
  );
}

export default function MarkedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-05-15')}
        slots={{ day: ConcertDay }}
        views={['day']}
        reduceAnimations
      />
    </LocalizationProvider>
  );
}
