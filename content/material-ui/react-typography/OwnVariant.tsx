import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    quote: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    quote?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    quote: true;
  }
}

const theme = createTheme({
    typography: {
      quote: {
        fontFamily: 'Georgia, serif',
        fontSize: '1.35rem',
        fontStyle: 'italic',
        lineHeight: 1.4,
      },
    },
    components: {
      MuiTypography: {
        defaultProps: { variantMapping: { quote: 'blockquote' } },
      },
    },
});

export default function OwnVariant() {
  return (
    <ThemeProvider theme={theme}>
      <Typography variant="quote" sx={{ maxWidth: 380, m: 0 }}>
        A chart tells you where the rocks are. It does not tell you where you
        are.
      </Typography>
    </ThemeProvider>
  );
}
