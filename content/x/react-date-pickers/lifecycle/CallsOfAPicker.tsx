import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const describe = (value: Dayjs | null) => (value?.isValid() ? value.format('YYYY-MM-DD') : value ? 'invalid' : 'null');

export default function CallsOfAPicker() {
  const [calls, setCalls] = React.useState<readonly string[]>([]);
  const note = (call: string) => setCalls((earlier) => [call, ...earlier].slice(0, 4));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Departure"
        defaultValue={dayjs('2024-05-15')}
        onChange={(value, { validationError }) => note(`onChange ${describe(value)}, ${validationError ?? 'no error'}`)}
        onAccept={(value) => note(`onAccept ${describe(value)}`)}
        onError={(error) => note(`onError ${error ?? 'null'}`)}
      />
      <Box component="ol" aria-label="Calls, the last one first" sx={{ minHeight: '6em', m: 0, mt: 2, pl: 3, fontFamily: 'monospace' }}>
        {calls.map((call, index) => (
          <li key={calls.length - index}>{call}</li>
        ))}
      </Box>
    </LocalizationProvider>
  );
}
