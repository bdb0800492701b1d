import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ControlledCheckbox() {
  const [same, setSame] = React.useState(true);

  return (
    <Stack sx={{ width: 320 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={same}
            onChange={(_event, checked) => setSame(checked)}
          />
        }
        label="Bill to the delivery address"
      />
      <Collapse in={!same} unmountOnExit>
        <TextField
          label="Billing address"
          fullWidth
          multiline
          minRows={2}
          sx={{ mt: 1 }}
        />
      </Collapse>
    </Stack>
  );
}
