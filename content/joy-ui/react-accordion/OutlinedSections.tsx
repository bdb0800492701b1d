import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import AddIcon from '@mui/icons-material/Add';

export default function OutlinedSections() {
  return (
    <AccordionGroup
      variant="outlined"
      size="lg"
      sx={{
        width: 420,
        maxWidth: '100%',
        borderRadius: 'md',
        '& button[aria-expanded="true"]': { bgcolor: 'background.level1' },
        '& .MuiAccordionSummary-indicator.Mui-expanded': { transform: 'rotate(45deg)' },
      }}
    >
      <Accordion defaultExpanded>
        <AccordionSummary indicator={<AddIcon />}>Single room</AccordionSummary>
        <AccordionDetails>One bed, a desk, and a view of the harbor.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary indicator={<AddIcon />}>Double room</AccordionSummary>
        <AccordionDetails>Two beds, and a balcony to the garden.</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary indicator={<AddIcon />}>Tower room (closed in winter)</AccordionSummary>
        <AccordionDetails>Round, with six windows.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
