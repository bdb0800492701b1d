import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import './icons.css';

/** What a component of an icon library renders. */
function Bell() {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M6 16v-5a6 6 0 0 1 12 0v5l2 2H4zM10 21h4" />
    </svg>
  );
}

export default function AnyIcon() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button size="sm" startDecorator={<Bell />}>
          Remind me
        </Button>
        <Button size="lg" variant="soft" color="danger" startDecorator={<Bell />}>
          Wake me
        </Button>
      </Stack>
      <Input startDecorator={<Bell />} placeholder="Time" slotProps={{ input: { 'aria-label': 'Time' } }} />
      <Alert color="warning" startDecorator={<Bell />}>
        The horn sounds at noon.
      </Alert>
    </Stack>
  );
}
