import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ScheduleIcon from '@mui/icons-material/Schedule';

const times = ['Tonight at 8', 'Tomorrow at 8', 'Monday at 8'];

export default function SendLater() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [message, setMessage] = React.useState('Not sent yet');
  const group = React.useRef<HTMLDivElement>(null);
  const id = React.useId();

  function send(when: string) {
    setAnchor(null);
    setMessage(when);
  }

  return (
    <Stack spacing={2} alignItems="center">
      <ButtonGroup variant="contained" ref={group} aria-label="Send">
        <Button onClick={() => send('Sent')}>Send now</Button>
        <Button
          size="small"
          aria-label="Send later"
          aria-haspopup="menu"
          aria-controls={anchor ? id : undefined}
          aria-expanded={anchor ? 'true' : undefined}
          onClick={() => setAnchor(group.current)}
        >
          <ScheduleIcon fontSize="small" />
        </Button>
      </ButtonGroup>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        {times.map((time) => (
          <MenuItem key={time} onClick={() => send(`${time} it will be sent`)}>
            {time}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status" variant="body2" color="text.secondary">
        {message}
      </Typography>
    </Stack>
  );
}
