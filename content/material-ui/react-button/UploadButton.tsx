import * as React from 'react';
import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';

const HiddenInput = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export default function UploadButton() {
  const [names, setNames] = React.useState<string[]>([]);

  function choose(event: React.ChangeEvent<HTMLInputElement>) {
    setNames(Array.from(event.target.files ?? [], (file) => file.name));
  }

  return (
    <Stack spacing={2} alignItems="center">
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="contained"
        startIcon={<CloudUploadIcon />}
        sx={{
          '&:focus-within': {
            outline: '3px solid',
            outlineColor: 'primary.dark',
            outlineOffset: 2,
          },
        }}
      >
        Choose photos
        <HiddenInput type="file" accept="image/*" multiple onChange={choose} />
      </Button>
      <Typography role="status" variant="body2">
        {names.length === 0 ? 'No photo chosen' : names.join(', ')}
      </Typography>
    </Stack>
  );
}
