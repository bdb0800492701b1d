import * as React from 'react';
import { createTheme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

type Mode = 'light' | 'dark';

const rows = { light: listValues(createTheme()), dark: listValues(createTheme({ palette: { mode: 'dark' } })) };

export default function ThemeViewer() {
  const [mode, setMode] = React.useState<Mode>('light');
  const [query, setQuery] = React.useState('');
  const wanted = query.trim().toLowerCase();
  const found = rows[mode].filter(([path, value]) => `${path} ${value}`.toLowerCase().includes(wanted));

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mb: 2 }}>
        <TextField
          type="search"
          size="small"
          label="Path or value"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          sx={{ flex: 1 }}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={mode}
          onChange={(_, next: Mode | null) => next && setMode(next)}
          aria-label="Mode of the listed theme"
        >
          <ToggleButton value="light">Light</ToggleButton>
          <ToggleButton value="dark">Dark</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 1 }}>
        {found.length} of {rows[mode].length} values
      </Typography>
      <Box
        role="region"
        aria-label="Values of the default theme"
        tabIndex={0}
        sx={{ height: 380, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Box component="dl" dir="ltr" sx={{ m: 0, fontFamily: 'monospace', fontSize: 13 }}>
          {found.map(([path, value]) => (
            <Box
              key={path}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
                columnGap: 2,
                px: 2,
                py: 0.75,
                borderBottom: 1,
                borderColor: 'divider',
                overflowWrap: 'anywhere',
              }}
            >
              <dt>{path}</dt>
              <Box component="dd" sx={{ m: 0, display: 'flex', gap: 1, color: 'text.secondary' }}>
                {isColor(value) && <Swatch color={value} />}
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <Box
      component="span"
      sx={{ flex: 'none', width: 18, height: 18, borderRadius: 0.5, border: 1, borderColor: 'divider' }}
      style={{ backgroundColor: color }}
    />
  );
}

function isColor(value: string) {
  return /^(#[\da-f]{3,8}|rgba?\(.+\))$/i.test(value);
}

/** Lists every value that is no function, with the path that leads to it. */
function listValues(part: object, path = ''): (readonly [string, string])[] {
  return Object.entries(part).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key;
    if (key.startsWith('unstable_') || typeof value === 'function') return [];
    return typeof value === 'object' && value !== null ? listValues(value, here) : [[here, String(value)] as const];
  });
}
