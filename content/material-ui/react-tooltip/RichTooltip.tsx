import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function RichTooltip() {
  return (
    <Tooltip
      describeChild
      arrow
      title={
        <Stack spacing={0.5} sx={{ p: 0.5 }}>
          <Typography variant="subtitle2" component="span">
            Berth 14
          </Typography>
          <Typography variant="body2" component="span">
            12 meters, electricity, water. Free until Sunday noon.
          </Typography>
        </Stack>
      }
      slotProps={{
        tooltip: {
          sx: {
            bgcolor: 'background.paper',
            color: 'text.primary',
            border: 1,
            borderColor: 'divider',
            boxShadow: 3,
          },
        },
        arrow: {
          sx: {
            color: 'background.paper',
            '&::before': { border: 1, borderColor: 'divider' },
          },
        },
      }}
    >
      <Chip label="Berth 14" tabIndex={0} />
    </Tooltip>
  );
}
