import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const ways = [
  { id: 'courier', title: 'Courier, tomorrow', text: 'To your door by noon, 9 euros.' },
  { id: 'post', title: 'Post, in three days', text: 'Into your mailbox, 3 euros.' },
  { id: 'shop', title: 'Pick up in the shop', text: 'From 3 p.m. today, free.' },
];

export default function OneOpenSection() {
  const [open, setOpen] = React.useState<string | null>('post');

  return (
    <AccordionGroup sx={{ width: 400, maxWidth: '100%' }}>
      {ways.map(({ id, title, text }) => (
        <Accordion
          key={id}
          expanded={open === id}
          onChange={(_event, wantsOpen) => setOpen(wantsOpen ? id : null)}
        >
          <AccordionSummary>{title}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
