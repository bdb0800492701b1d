import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import TextField from '@mui/material/TextField';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

function Note({ label }: { label: string }) {
  const [text, setText] = React.useState('');

  return (
    <TextField
      fullWidth
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

export default function MountedWhenOpen() {
  return (
    <div>
      <Accordion defaultExpanded>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="kept-title"
          aria-controls="kept-content"
        >
          Keeps what you type
        </AccordionSummary>
        <AccordionDetails>
          <Note label="Note that stays" />
        </AccordionDetails>
      </Accordion>
      <Accordion
        defaultExpanded
        slotProps={{ transition: { unmountOnExit: true } }}
      >
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="fresh-title"
          aria-controls="fresh-content"
        >
          Starts empty each time
        </AccordionSummary>
        <AccordionDetails>
          <Note label="Note that is lost" />
        </AccordionDetails>
      </Accordion>
    </div>
  );
}
