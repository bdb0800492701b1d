import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const shades = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'] as const;
const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function PrimaryShades() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box
        component="ul"
        sx={{ display: 'flex', m: 0, p: 0, listStyle: 'none', borderRadius: 'sm', overflow: 'hidden' }}
      >
        {shades.map((shade) => (
          <Box
            key={shade}
            component="li"
            sx={{
              flex: 1,
              py: 2,
              textAlign: 'center',
              fontSize: 'xs',
              bgcolor: `primary.${shade}`,
              color: Number(shade) < 500 ? 'common.black' : 'common.white',
            }}
          >
            {shade}
          </Box>
        ))}
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
