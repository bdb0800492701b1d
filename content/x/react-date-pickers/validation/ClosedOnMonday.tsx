import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const holidays = ['2024-05-09', '2024-05-20'];

function isClosed(day: Dayjs) {
  return day.day() === 1 || holidays.includes(day.format('YYYY-MM-DD'));
}

export default function ClosedOnMonday() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-05-15')}
        shouldDisableDate={isClosed}
        views={['day']}
        reduceAnimations
      />
    </LocalizationProvider>
  );
}
