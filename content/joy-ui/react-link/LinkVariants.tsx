import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';

const variants = ['plain', 'soft', 'outlined', 'solid'] as const;

export default function LinkVariants() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {variants.map((variant) => (
        <Link key={variant} variant={variant} href={`https://example.com/${variant}`}>
          {variant}
        </Link>
      ))}
      <Link href="https://example.com/danger" color="danger">
        danger
      </Link>
      <Link href="https://example.com/secondary" textColor="text.secondary">
        text.secondary
      </Link>
    </Box>
  );
}
