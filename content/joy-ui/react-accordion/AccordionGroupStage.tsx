import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup, { type AccordionGroupProps } from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionGroupStage(props: Partial<AccordionGroupProps>) {
  return (
    <AccordionGroup {...props} sx={{ width: 320, maxWidth: '100%' }}>
      <Accordion defaultExpanded>
        <AccordionSummary>Opening hours</AccordionSummary>
        <AccordionDetails>Tuesday to Sunday, ten to six.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Guided tours</AccordionSummary>
        <AccordionDetails>Every Saturday at eleven.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
