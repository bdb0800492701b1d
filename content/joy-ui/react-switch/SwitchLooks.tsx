import Box from '@mui/joy/Box';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export default function SwitchLooks() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {variants.map((variant) => (
          <Typography
            key={variant}
            component="label"
            endDecorator={<Switch variant={variant} color="success" defaultChecked />}
          >
            {variant}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {sizes.map((size) => (
          <Typography key={size} component="label" endDecorator={<Switch size={size} />}>
            {size}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
