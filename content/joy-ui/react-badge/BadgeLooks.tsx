import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export default function BadgeLooks() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, pt: 1 }}>
      {variants.map((variant) => (
        <Badge key={variant} variant={variant} badgeContent={7} badgeInset="0 -8px 0 0">
          <Typography>{variant}</Typography>
        </Badge>
      ))}
      {sizes.map((size) => (
        <Badge key={size} size={size} color="neutral" badgeContent={7} badgeInset="0 -8px 0 0">
          <Typography>{size}</Typography>
        </Badge>
      ))}
    </Box>
  );
}
