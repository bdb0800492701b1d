import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';

export default function OrderStates() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Chip size="sm">Draft</Chip>
      <Chip color="primary">Paid</Chip>
      <Chip variant="outlined" color="warning">
        Delayed
      </Chip>
      <Chip variant="solid" color="success" size="lg">
        Delivered
      </Chip>
      <Chip variant="plain" color="danger">
        Lost
      </Chip>
    </Box>
  );
}
