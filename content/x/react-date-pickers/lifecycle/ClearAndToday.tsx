import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearAndToday() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2024-05-15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Reminder"
        value={date}
        onChange={setDate}
        slotProps={{ actionBar: { actions: ['clear', 'today'] } }}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {date ? 'A reminder is set' : 'No reminder'}
      </Typography>
    </LocalizationProvider>
  );
}
