import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function SlowSections() {
  return (
    <AccordionGroup
      transition="0.5s ease-in-out"
      sx={{
        width: 400,
        maxWidth: '100%',
        '@media (prefers-reduced-motion: reduce)': {
          '--AccordionDetails-transition': 'none',
        },
      }}
    >
      <Accordion>
        <AccordionSummary>What the tide leaves behind</AccordionSummary>
        <AccordionDetails>
          Mussels, driftwood, and on good days a piece of amber. The best hour is the
          one after low water.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>What to bring</AccordionSummary>
        <AccordionDetails>Boots, a thermos, and a bag for what you find.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
