import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function BasicAlerts() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity="success">The invoice was sent.</Alert>
      <Alert severity="info">Exchange rates are from this morning.</Alert>
      <Alert severity="warning">Two lines have no tax rate.</Alert>
      <Alert severity="error">The bank refused the payment.</Alert>
    </Stack>
  );
}
