import * as React from 'react';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { deDE, frFR, ptBR } from '@mui/material/locale';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const locales = { Deutsch: deDE, Français: frFR, Português: ptBR };

type Language = keyof typeof locales;

export default function LocalizedPagination() {
  const outer = useTheme();
  const [language, setLanguage] = React.useState<Language>('Deutsch');
  const [page, setPage] = React.useState(0);
  const theme = React.useMemo(
    () => ({ ...outer, ...locales[language] }),
    [outer, language],
  );

  return (
    <Stack spacing={2} alignItems="center">
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        onChange={(_event, value: Language | null) =>
          value && setLanguage(value)
        }
        aria-label="Language"
      >
        {Object.keys(locales).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <TablePagination
          component="div"
          count={240}
          page={page}
          rowsPerPage={10}
          onPageChange={(_event, value) => setPage(value)}
        />
      </ThemeProvider>
    </Stack>
  );
}
