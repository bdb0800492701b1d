import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TimesInAList() {
  const [time, setTime] = React.useState<Dayjs>(dayjs('2024-05-15T10:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <DigitalClock
          value={time}
          onChange={setTime}
          ampm={false}
          timeStep={60}
          minTime={dayjs('2024-05-15T09:00')}
          maxTime={dayjs('2024-05-15T14:00')}
          skipDisabled
        />
        <Typography role="status">Visit at {time.format('HH:mm')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
