import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import InfoIcon from '@mui/icons-material/Info';
import ReportIcon from '@mui/icons-material/Report';
import WarningIcon from '@mui/icons-material/Warning';

export default function AlertKinds() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: 420, maxWidth: '100%' }}>
      <Alert color="danger" role="note" startDecorator={<ReportIcon />}>
        The payment failed. Check the expiry date of your card.
      </Alert>
      <Alert color="warning" role="note" startDecorator={<WarningIcon />}>
        Two of your tickets expire on Friday.
      </Alert>
      <Alert color="success" role="note" startDecorator={<CheckCircleIcon />}>
        All 214 photos are uploaded.
      </Alert>
      <Alert color="neutral" role="note" startDecorator={<InfoIcon />}>
        Trains run every half hour on Sundays.
      </Alert>
    </Box>
  );
}
