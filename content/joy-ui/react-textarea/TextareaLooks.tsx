import Box from '@mui/joy/Box';
import Textarea from '@mui/joy/Textarea';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;

export default function TextareaLooks() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: 320, maxWidth: '100%' }}>
      {variants.map((variant) => (
        <Textarea key={variant} variant={variant} color="primary" aria-label={variant} defaultValue={variant} />
      ))}
      <Textarea size="sm" aria-label="sm" defaultValue="sm" />
      <Textarea size="lg" aria-label="lg" defaultValue="lg" />
      <Textarea disabled aria-label="Disabled" defaultValue="The report is closed." />
    </Box>
  );
}
