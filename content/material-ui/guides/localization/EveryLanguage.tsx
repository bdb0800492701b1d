import * as React from 'react';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { frFR } from '../../../../locales/labels/frFR';
import { labelLanguages } from '../../../../locales/labels/label-languages';
import { loadLabels } from '../../../../locales/labels/load-labels';
import type { LocaleLabels } from '../../../../locales/labels/locale-labels';
import { themeProps } from '../../../../locales/labels/theme-props';

const names = labelLanguages.map(({ nativeName }) => nativeName);

export default function EveryLanguage() {
  const [code, setCode] = React.useState('frFR');
  const [plain, setPlain] = React.useState(false);
  const labels = useLabels(code);

  return (
    <Stack spacing={2} sx={{ width: 560, maxWidth: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
        <TextField
          select
          size="small"
          label="Language"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          SelectProps={{ native: true }}
        >
          {labelLanguages.map((language) => (
            <option key={language.code} value={language.code}>
              {language.englishName}
            </option>
          ))}
        </TextField>
        <FormControlLabel
          label="Plain digits"
          control={
            <Switch
              checked={plain}
              onChange={(event) => setPlain(event.target.checked)}
            />
          }
        />
      </Stack>
      <Speaking labels={labels} digits={plain ? 'plain' : undefined} />
    </Stack>
  );
}

/** The labels of a language: those of the last one until its own are there. */
function useLabels(code: string): LocaleLabels {
  const [labels, setLabels] = React.useState<LocaleLabels>(frFR);

  React.useEffect(() => {
    let wanted = true;
    loadLabels(code).then(
      (loaded) => wanted && setLabels(loaded),
      (error) => console.warn(error),
    );
    return () => {
      wanted = false;
    };
  }, [code]);

  return labels;
}

interface SpeakingProps {
  labels: LocaleLabels;
  digits?: 'plain';
}

function Speaking({ labels, digits }: SpeakingProps) {
  const outer = useTheme();
  const theme = React.useMemo(() => {
    const { components } = themeProps(labels, { digits });
    return {
      ...outer,
      direction: labels.direction,
      components: { ...outer.components, ...components },
    };
  }, [outer, labels, digits]);

  return (
    <Box dir={labels.direction} lang={toTag(labels.code)}>
      <ThemeProvider theme={theme}>
        <Components key={labels.code} labels={labels} digits={digits} />
      </ThemeProvider>
    </Box>
  );
}

function Components({ labels, digits }: SpeakingProps) {
  const { breadcrumbs, rating, alert, autocomplete, pagination } = labels;
  const [stars, setStars] = React.useState<number | null>(3.5);
  const [page, setPage] = React.useState(2);
  const [rows, setRows] = React.useState(10);
  const [open, setOpen] = React.useState(true);

  return (
    <Stack spacing={2}>
      <Heard text={alert.closeText}>
        {open && (
          <Alert severity="info" onClose={() => setOpen(false)}>
            {labels.nativeName}
          </Alert>
        )}
      </Heard>
      <Heard text={breadcrumbs.expandText}>
        <Breadcrumbs maxItems={2} aria-label={labels.code}>
          {['1', '2', '3', '4'].map((step) => (
            <Link key={step} component="button" type="button">
              {step}
            </Link>
          ))}
        </Breadcrumbs>
      </Heard>
      <Heard
        text={
          stars === null
            ? rating.emptyLabelText
            : rating.getLabelText(stars, digits)
        }
      >
        <Rating
          precision={0.5}
          value={stars}
          onChange={(_event, value) => setStars(value)}
        />
      </Heard>
      <Heard text={`${autocomplete.openText} · ${autocomplete.clearText}`}>
        <Autocomplete
          options={names}
          defaultValue={labels.nativeName}
          size="small"
          renderInput={(params) => (
            <TextField {...params} label={labels.nativeName} />
          )}
        />
      </Heard>
      <Heard
        text={pagination.getItemAriaLabel('page', page + 1, true, digits)}
      >
        <Pagination
          count={12}
          page={page + 1}
          onChange={(_event, value) => setPage(value - 1)}
        />
      </Heard>
      <TablePagination
        component="div"
        count={1234567}
        page={page}
        rowsPerPage={rows}
        onPageChange={(_event, value) => setPage(Math.min(value, 11))}
        onRowsPerPageChange={(event) => setRows(Number(event.target.value))}
        sx={{
          '& .MuiTablePagination-spacer': { display: 'none' },
          '& .MuiTablePagination-toolbar': {
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
          },
        }}
      />
    </Stack>
  );
}

/** Shows what is otherwise only heard. */
function Heard({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div>
      {children}
      <Typography variant="caption" color="text.secondary" component="p">
        {text}
      </Typography>
    </div>
  );
}

/** The language of a code as HTML names it. */
function toTag(code: string): string {
  const tags: Record<string, string> = {
    khKH: 'km-KH',
    kuCKB: 'ckb',
    kuLatn: 'ku-Latn',
    msMS: 'ms-MY',
    myMY: 'my-MM',
    srRS: 'sr-Latn-RS',
    tlTL: 'fil-PH',
  };
  return tags[code] ?? `${code.slice(0, 2)}-${code.slice(2)}`;
}
