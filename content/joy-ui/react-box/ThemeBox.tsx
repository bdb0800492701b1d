import Box from '@mui/joy/Box';

export default function ThemeBox() {
  return (
    <Box
      sx={(theme) => ({
        px: 3,
        py: 2,
        borderRadius: 'lg',
        typography: 'title-md',
        color: theme.vars.palette.text.primary,
        border: `2px dashed ${theme.vars.palette.success.outlinedBorder}`,
        [theme.getColorSchemeSelector('dark')]: { borderStyle: 'solid' },
      })}
    >
      Dashed in light mode, solid in dark mode
    </Box>
  );
}
