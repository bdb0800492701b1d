import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

const places: { area: string; placement: TooltipProps['placement'] }[] = [
  { area: '1 / 1', placement: 'top-start' },
  { area: '1 / 2', placement: 'top' },
  { area: '1 / 3', placement: 'top-end' },
  { area: '2 / 1', placement: 'left' },
  { area: '2 / 3', placement: 'right' },
  { area: '3 / 1', placement: 'bottom-start' },
  { area: '3 / 2', placement: 'bottom' },
  { area: '3 / 3', placement: 'bottom-end' },
];

export default function TooltipPlaces() {
  return (
    <Box
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, auto)' }}
    >
      {places.map(({ area, placement }) => (
        <Tooltip
          key={placement}
          describeChild
          arrow
          placement={placement}
          title="A few words about it"
        >
          <Button size="small" sx={{ gridArea: area }}>
            {placement}
          </Button>
        </Tooltip>
      ))}
    </Box>
  );
}
