import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import lake from '../react-image-list/lake.svg';

export default function PictureModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Look at the lake
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <Box
          role="dialog"
          aria-modal="true"
          aria-label="The lake"
          sx={{
            position: 'absolute',
            top: '50%',
            left: '50%',
            transform: 'translate(-50%, -50%)',
            outline: 0,
          }}
        >
          <Box
            component="img"
            src={lake}
            alt="Hills mirrored in a lake in the evening"
            sx={{ display: 'block', maxWidth: '86vw', maxHeight: '76vh' }}
          />
          <Button
            fullWidth
            variant="contained"
            onClick={() => setOpen(false)}
            sx={{ borderRadius: 0 }}
          >
            Close
          </Button>
        </Box>
      </Modal>
    </div>
  );
}
