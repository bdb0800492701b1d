import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const start = dayjs('2024-05-15');

const shortcuts = [
  { label: 'In a week', getValue: () => start.add(1, 'week') },
  { label: 'In a month', getValue: () => start.add(1, 'month') },
];

export default function FieldAndShortcuts() {
  const [date, setDate] = React.useState<Dayjs | null>(start);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Return by"
        value={date}
        onChange={setDate}
        slotProps={{
          textField: { variant: 'filled', size: 'small', helperText: 'You can extend it later' },
          shortcuts: { items: shortcuts },
        }}
      />
    </LocalizationProvider>
  );
}
