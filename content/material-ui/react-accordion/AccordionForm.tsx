import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionForm() {
  const [open, setOpen] = React.useState(true);
  const [saved, setSaved] = React.useState('Harbor Books');
  const [name, setName] = React.useState(saved);

  function save(event: React.FormEvent) {
    event.preventDefault();
    setSaved(name);
    setOpen(false);
  }

  function cancel() {
    setName(saved);
    setOpen(false);
  }

  return (
    <Accordion expanded={open} onChange={(_event, next) => setOpen(next)}>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id="shop-name-title"
        aria-controls="shop-name-form"
      >
        <Typography component="span" sx={{ flexGrow: 1 }}>
          Shop name
        </Typography>
        <Typography component="span" color="text.secondary" sx={{ mx: 2 }}>
          {saved}
        </Typography>
      </AccordionSummary>
      <form onSubmit={save}>
        <AccordionDetails>
          <TextField
            fullWidth
            label="Name on invoices"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </AccordionDetails>
        <AccordionActions>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit">Save</Button>
        </AccordionActions>
      </form>
    </Accordion>
  );
}
