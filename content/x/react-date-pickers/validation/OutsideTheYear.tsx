import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const sentences: { [code: string]: string } = {
  invalidDate: 'This date does not exist',
  minDate: 'The museum opened in March 2024',
  maxDate: 'Tickets are sold until December 2024',
};

export default function OutsideTheYear() {
  const [fault, setFault] = React.useState<DateValidationError>('minDate');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit"
        defaultValue={dayjs('2024-02-10')}
        minDate={dayjs('2024-03-01')}
        maxDate={dayjs('2024-12-31')}
        onError={setFault}
        slotProps={{
          textField: { helperText: (fault && sentences[fault]) ?? ' ' },
        }}
      />
    </LocalizationProvider>
  );
}
