import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function TooltipLooks() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {variants.map((variant) => (
        <Tooltip key={variant} describeChild variant={variant} color="primary" title="Saved at 9:41">
          <Button variant="outlined" color="neutral">
            {variant}
          </Button>
        </Tooltip>
      ))}
      <Tooltip describeChild size="lg" title="Saved at 9:41">
        <Button variant="outlined" color="neutral">
          lg
        </Button>
      </Tooltip>
    </Box>
  );
}
