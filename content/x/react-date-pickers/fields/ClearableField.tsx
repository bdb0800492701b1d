import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearableField() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-05-15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 260 }}>
        <DateField clearable label="Due" value={day} onChange={setDay} />
        <Typography role="status">
          {day === null && 'No date'}
          {day?.isValid() && `Due on ${day.format('dddd, MMMM D')}`}
          {day?.isValid() === false && 'Not a date yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
