import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

const words = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function GermanDates() {
  return (
    <div lang="de">
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale="de"
        localeText={words}
      >
        <DatePicker label="Abreise" defaultValue={dayjs('2024-05-15')} />
      </LocalizationProvider>
    </div>
  );
}
