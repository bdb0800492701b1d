import { visuallyHidden } from '@mui/utils';
import Box from '@mui/system/Box';

export default function SkipLink() {
  return (
    <Box sx={{ minHeight: 56 }}>
      <Box
        component="a"
        href="/system/screen-readers/#only-when-it-has-the-focus"
        sx={{
          '&:not(:focus)': visuallyHidden,
          '&:focus': {
            display: 'inline-block',
            px: 2,
            py: 1,
            borderRadius: 2,
            bgcolor: 'light-dark(#0b5cad, #7db8f0)',
            color: 'light-dark(#ffffff, #0f1b2b)',
          },
        }}
      >
        Skip the demo
      </Box>
      <Box sx={{ pt: 1 }}>Press Tab until a link appears here.</Box>
    </Box>
  );
}
