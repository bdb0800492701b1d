import { useTheme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const layers = ['mobileStepper', 'fab', 'appBar', 'drawer', 'modal', 'snackbar', 'tooltip'] as const;

export default function LayerStack() {
  const { zIndex } = useTheme();

  return (
    <Box sx={{ width: '100%', maxWidth: 270 }}>
      {layers.map((layer, index) => (
        <Paper
          key={layer}
          elevation={index + 1}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            position: 'relative',
            zIndex: index,
            width: 180,
            px: 2,
            py: 1,
            mt: index === 0 ? 0 : '-6px',
            marginInlineStart: `${index * 14}px`,
          }}
        >
          <Typography variant="body2">{layer}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {zIndex[layer]}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
