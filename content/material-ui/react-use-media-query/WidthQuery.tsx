import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function WidthQuery() {
  const wide = useMediaQuery('(min-width: 600px)');

  return (
    <Alert severity={wide ? 'success' : 'info'} sx={{ width: 320 }}>
      Your window is {wide ? 'at least' : 'less than'} 600 pixels wide.
    </Alert>
  );
}
