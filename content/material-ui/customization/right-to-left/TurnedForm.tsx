import * as React from 'react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

const words = {
  ltr: { language: 'en', search: 'Search', price: 'Highest price', send: 'Show results' },
  rtl: { language: 'ar', search: 'بحث', price: 'أعلى سعر', send: 'عرض النتائج' },
};

export default function TurnedForm() {
  const outer = useTheme();
  const { mode } = outer.palette;
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('rtl');
  const { language, search, price, send } = words[direction];
  const theme = React.useMemo(() => createTheme({ direction, palette: { mode } }), [direction, mode]);

  return (
    <Stack spacing={2} sx={{ width: 300 }}>
      <FormControlLabel
        control={
          <Switch
            checked={direction === 'rtl'}
            onChange={(_, checked) => setDirection(checked ? 'rtl' : 'ltr')}
          />
        }
        label="Right to left"
      />
      <Divider />
      <ThemeProvider theme={theme}>
        <Stack dir={direction} lang={language} spacing={2}>
          <TextField
            label={search}
            InputProps={{
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              ),
            }}
          />
          <Slider aria-label={price} defaultValue={30} />
          <Button variant="contained" sx={{ alignSelf: 'flex-start' }}>
            {send}
          </Button>
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
