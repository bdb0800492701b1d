import Accordion, { type AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionStage(props: Partial<AccordionProps>) {
  return (
    <Accordion {...props}>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id="tide-title"
        aria-controls="tide-text"
      >
        When is high tide?
      </AccordionSummary>
      <AccordionDetails>Today at 6:40 a.m. and 7:05 p.m.</AccordionDetails>
    </Accordion>
  );
}
