import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

const reload = (
  <Button color="inherit" size="small">
    Reload
  </Button>
);

export default function SnackbarContents() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <SnackbarContent role="note" message="Saved." />
      <SnackbarContent
        role="note"
        message="There is a newer version."
        action={reload}
      />
      <SnackbarContent
        role="note"
        message="Two people have edited this page since you opened it. Reload to see what they changed."
        action={reload}
      />
    </Stack>
  );
}
