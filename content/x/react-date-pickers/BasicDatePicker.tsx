import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function BasicDatePicker() {
  const [day, setDay] = React.useState<dayjs.Dayjs | null>(dayjs('2024-01-26'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Departure"
        value={day}
        onChange={setDay}
        minDate={dayjs('2024-01-02')}
        slotProps={{
          textField: { helperText: 'No departures before 2 January' },
        }}
      />
    </LocalizationProvider>
  );
}
