import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

interface RangeDayProps extends PickersDayProps<Dayjs> {
  range?: readonly Dayjs[];
}

function RangeDay({ range = [], ...props }: RangeDayProps) {
  const [first, last = first] = range;
  const inside =
    first &&
    !props.day.isBefore(first, 'day') &&
    !props.day.isAfter(last, 'day');

  return <PickersDay {...props} selected={Boolean(inside)} />;
}

export default function RangeInACalendar() {
  const [range, setRange] = React.useState<readonly Dayjs[]>([
    dayjs('2024-05-14'),
    dayjs('2024-05-17'),
  ]);

  function choose(day: Dayjs | null) {
    if (!day) return;
    const [first] = range;
    const isSecond = range.length === 1 && first && !day.isBefore(first, 'day');
    setRange(isSecond ? [first, day] : [day]);
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <DateCalendar
          value={range[0]}
          onChange={choose}
          slots={{ day: RangeDay }}
          slotProps={{ day: { range } as object }}
          views={['day']}
          reduceAnimations
        />
        <Typography role="status">
          {range.map((day) => day.format('MMMM D')).join(' to ')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
