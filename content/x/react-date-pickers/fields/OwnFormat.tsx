import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const day = dayjs('2024-05-05');

export default function OwnFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField label="Long" format="D MMMM YYYY" defaultValue={day} />
        <DateField
          label="With room"
          format="YYYY-MM-DD"
          formatDensity="spacious"
          defaultValue={day}
        />
        <DateField label="Card expires" format="MM/YY" defaultValue={day} />
      </Stack>
    </LocalizationProvider>
  );
}
