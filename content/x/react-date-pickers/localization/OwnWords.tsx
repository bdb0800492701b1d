import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function OwnWords() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{
        datePickerToolbarTitle: 'When do you move in?',
        cancelButtonLabel: 'Back',
        okButtonLabel: 'Take this day',
      }}
    >
      <StaticDatePicker
        defaultValue={dayjs('2024-05-15')}
        displayStaticWrapperAs="mobile"
        orientation="portrait"
        reduceAnimations
      />
    </LocalizationProvider>
  );
}
