import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function GroupLooks() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {variants.map((variant) => (
        <ButtonGroup key={variant} variant={variant} color="primary" aria-label={`Days, ${variant}`}>
          <Button>Mon</Button>
          <Button>Wed</Button>
          <Button>Fri</Button>
        </ButtonGroup>
      ))}
    </Box>
  );
}
