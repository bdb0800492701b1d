import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function TwoZones() {
  const [moment, setMoment] = React.useState<Dayjs | null>(dayjs.utc('2024-05-15T15:30Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimePicker label="In Lisbon" timezone="Europe/Lisbon" value={moment} onChange={setMoment} />
        <DateTimePicker label="In Tokyo" timezone="Asia/Tokyo" value={moment} onChange={setMoment} />
        <Typography variant="body2">{moment?.isValid() ? moment.toISOString() : 'No moment'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
