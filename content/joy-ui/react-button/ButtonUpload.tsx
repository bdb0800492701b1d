import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';
import UploadFile from '@mui/icons-material/UploadFile';

const HiddenInput = styled('input')({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export default function ButtonUpload() {
  const [name, setName] = React.useState('');

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="outlined"
        color="neutral"
        startDecorator={<UploadFile />}
        sx={{ '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
      >
        Attach a file
        <HiddenInput
          type="file"
          onChange={(event) => setName(event.target.files?.[0]?.name ?? '')}
        />
      </Button>
      <Typography level="body-sm" role="status">
        {name || 'Nothing attached'}
      </Typography>
    </Box>
  );
}
