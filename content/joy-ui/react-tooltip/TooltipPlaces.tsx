import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

const places = [
  'top-start', 'top', 'top-end',
  'left', 'bottom', 'right',
] as const;

export default function TooltipPlaces() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: 1.5 }}>
      {places.map((place) => (
        <Tooltip key={place} arrow describeChild title="High water at noon" placement={place}>
          <Button variant="outlined" color="neutral">
            {place}
          </Button>
        </Tooltip>
      ))}
    </Box>
  );
}
