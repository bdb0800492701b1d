import { Box, createTheme, ThemeProvider } from '@mui/system';

declare module '@mui/system' {
  interface AllSystemCSSProperties {
    lift?: number;
  }
  interface ThemeOptions {
    ratios?: Record<string, string>;
  }
}

const theme = createTheme({
  ratios: { photo: '3 / 2', film: '16 / 9' },
  unstable_sxConfig: {
    aspectRatio: { themeKey: 'ratios' },
    lift: {
      style: ({ lift = 0 }: { lift?: number }) => ({
        transform: `translateY(${-lift}px)`,
        boxShadow: `0 ${lift}px ${3 * lift}px rgb(0 0 0 / 0.35)`,
      }),
    },
  },
});

const frame = { width: 150, borderRadius: 2, bgcolor: 'light-dark(#dbe9f6, #24405c)' };

export default function OwnProperties() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        <Box sx={{ ...frame, aspectRatio: 'photo', lift: 2 }} />
        <Box sx={{ ...frame, aspectRatio: 'film', lift: 8 }} />
      </Box>
    </ThemeProvider>
  );
}
