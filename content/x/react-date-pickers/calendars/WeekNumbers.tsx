import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function WeekNumbers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-05-15')}
        displayWeekNumber
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
        reduceAnimations
        views={['day']}
        sx={{
          '& .MuiDayCalendar-weekNumber, & .MuiDayCalendar-weekNumberLabel': {
            color: 'text.secondary',
          },
        }}
      />
    </LocalizationProvider>
  );
}
