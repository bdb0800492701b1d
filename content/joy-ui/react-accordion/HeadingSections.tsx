import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const plain = { my: 0, fontSize: 'inherit' };

export default function HeadingSections() {
  return (
    <AccordionGroup sx={{ width: 400, maxWidth: '100%' }}>
      <Accordion>
        <AccordionSummary component="h3" sx={plain}>
          Ingredients
        </AccordionSummary>
        <AccordionDetails>Rye flour, water, salt, and a spoon of starter.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary component="h3" sx={plain}>
          Baking
        </AccordionSummary>
        <AccordionDetails>50 minutes at 230 °C, the first ten with steam.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
