import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const sections = [
  { id: 'delivery', title: 'Delivery', now: 'Parcel locker, Elm Street' },
  { id: 'payment', title: 'Payment', now: 'Card ending in 4021' },
  { id: 'gift', title: 'Gift wrap', now: 'None' },
];

export default function OneSectionOpen() {
  const [open, setOpen] = React.useState<string | null>('delivery');

  return (
    <div>
      {sections.map(({ id, title, now }) => (
        <Accordion
          key={id}
          expanded={open === id}
          onChange={(_event, expanded) => setOpen(expanded ? id : null)}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-title`}
            aria-controls={`${id}-content`}
          >
            <Typography component="span" sx={{ width: '40%', flexShrink: 0 }}>
              {title}
            </Typography>
            <Typography component="span" color="text.secondary">
              {now}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            You can change this until the order is packed.
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
