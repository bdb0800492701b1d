import Box from '@mui/system/Box';

export default function RaisedCard() {
  return (
    <Box
      component="a"
      href="/system/shadows/#names-instead-of-numbers"
      sx={{
        display: 'block',
        width: 220,
        p: 2,
        borderRadius: 3,
        border: 1,
        borderColor: 'light-dark(#d5dde6, #33475e)',
        bgcolor: 'light-dark(#ffffff, #1b2c42)',
        color: 'inherit',
        textDecoration: 'none',
        boxShadow: '0 1px 3px rgb(0 0 0 / 20%)',
        transition: 'box-shadow 150ms, transform 150ms',
        '&:hover, &:focus-visible': {
          boxShadow: '0 10px 24px rgb(0 0 0 / 26%)',
          transform: 'translateY(-2px)',
        },
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    >
      A card that rises under the pointer
    </Box>
  );
}
