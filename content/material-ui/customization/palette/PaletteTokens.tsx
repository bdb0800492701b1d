import { getContrastRatio, useTheme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const intents = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const shades = ['light', 'main', 'dark'] as const;

export default function PaletteTokens() {
  const { palette } = useTheme();

  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
        gap: 2,
        width: '100%',
        p: 0,
        m: 0,
        listStyle: 'none',
      }}
    >
      {intents.map((intent) => (
        <li key={intent}>
          <Box sx={{ display: 'flex', borderRadius: 1, overflow: 'hidden' }}>
            {shades.map((shade) => (
              <Box
                key={shade}
                sx={{
                  flex: shade === 'main' ? 3 : 1,
                  height: 64,
                  bgcolor: `${intent}.${shade}`,
                  color: `${intent}.contrastText`,
                  display: 'grid',
                  placeItems: 'center',
                }}
              >
                {shade === 'main' ? intent : ''}
              </Box>
            ))}
          </Box>
          <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
            {palette[intent].main} · {formatRatio(palette[intent])}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

function formatRatio({ main, contrastText }: { main: string; contrastText: string }) {
  return `${getContrastRatio(main, contrastText).toFixed(1)} to 1`;
}
