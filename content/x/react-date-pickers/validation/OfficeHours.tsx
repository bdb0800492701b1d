import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function OfficeHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Call back at"
        ampm={false}
        defaultValue={dayjs('2024-05-15T10:30')}
        minTime={dayjs('2024-05-15T09:00')}
        maxTime={dayjs('2024-05-15T17:00')}
        minutesStep={15}
        shouldDisableTime={(time, view) =>
          view === 'hours' && time.hour() === 12
        }
        slotProps={{
          textField: { helperText: '9 to 17 o’clock, not at lunch' },
        }}
      />
    </LocalizationProvider>
  );
}
