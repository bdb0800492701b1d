import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';

const variants = ['soft', 'outlined', 'solid', 'plain'] as const;

export default function AlertVariants() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: 420, maxWidth: '100%' }}>
      {variants.map((variant) => (
        <Alert key={variant} variant={variant} color="primary" role="note">
          The pool opens at seven on weekdays.
        </Alert>
      ))}
    </Box>
  );
}
