import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import EmailIcon from '@mui/icons-material/Email';
import LinkIcon from '@mui/icons-material/Link';
import PrintIcon from '@mui/icons-material/Print';

const ways = [
  { name: 'Copy link', done: 'The link is copied.', icon: <LinkIcon /> },
  { name: 'Email', done: 'A draft is ready.', icon: <EmailIcon /> },
  { name: 'Print', done: 'The map is printing.', icon: <PrintIcon /> },
];

export default function PressDial() {
  const [open, setOpen] = React.useState(false);
  const [message, setMessage] = React.useState('Nothing shared yet.');

  function share(done: string) {
    setMessage(done);
    setOpen(false);
  }

  return (
    <Box sx={{ width: '100%', height: 280, position: 'relative' }}>
      <Typography role="status">{message}</Typography>
      <SpeedDial
        ariaLabel="Share the map"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(_event, reason) => {
          if (reason === 'toggle') setOpen(true);
        }}
        onClose={(_event, reason) => {
          if (reason !== 'mouseLeave') setOpen(false);
        }}
        sx={{ position: 'absolute', bottom: 8, right: 8 }}
      >
        {ways.map(({ name, done, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            tooltipTitle={name}
            onClick={() => share(done)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
