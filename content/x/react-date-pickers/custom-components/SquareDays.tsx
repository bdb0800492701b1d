import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

/** A day with square corners; Sundays are in another color. */
function SquareDay(props: PickersDayProps<Dayjs>) {
  const isSunday = props.day.day() === 0;

  return <PickersDay {...props} sx={{ borderRadius: 1, ...(isSunday && !props.selected && { color: 'error.main' }) }} />;
}

export default function SquareDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={dayjs('2024-05-15')} slots={{ day: SquareDay }} />
    </LocalizationProvider>
  );
}
