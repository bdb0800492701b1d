import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

/** What stands beside the form on wide screens. Everything on it takes the inverted colors. */
export default function WelcomePanel() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'center',
        alignItems: 'flex-start',
        gap: 2,
        p: 6,
        backgroundImage:
          'radial-gradient(circle at 85% 15%, var(--joy-palette-primary-600) 0 160px, transparent 161px), radial-gradient(circle at 15% 95%, var(--joy-palette-primary-700) 0 220px, transparent 221px)',
      }}
    >
      <Typography level="h2" component="p">
        The tide tables are here.
      </Typography>
      <Typography textColor="text.primary" sx={{ maxWidth: '36ch' }}>
        High and low water of all harbors on the coast, until the end of next year.
      </Typography>
      <Button variant="soft" component="a" href="/joy-ui/templates/">
        Look around first
      </Button>
    </Sheet>
  );
}
