import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function ThreeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DateField label="Born on" defaultValue={dayjs('1987-10-04')} />
        <TimeField
          label="Alarm"
          ampm={false}
          defaultValue={dayjs('2024-05-15T06:30')}
        />
        <DateTimeField
          label="Boarding"
          defaultValue={dayjs('2024-05-15T18:05')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
