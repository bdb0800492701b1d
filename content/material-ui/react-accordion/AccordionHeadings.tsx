import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, {
  type AccordionSummaryProps,
} from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

// Accordion reads `id` and `aria-controls` from its first child.
function SummaryHeading(props: AccordionSummaryProps) {
  return (
    <Typography component="h3" variant="subtitle1">
      <AccordionSummary expandIcon={<ExpandMoreIcon />} {...props} />
    </Typography>
  );
}

export default function AccordionHeadings() {
  return (
    <div>
      <Accordion defaultExpanded>
        <SummaryHeading id="rent-heading" aria-controls="rent-terms">
          Rent and deposit
        </SummaryHeading>
        <AccordionDetails>
          The rent is due on the first of the month. The deposit is two rents.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <SummaryHeading id="pets-heading" aria-controls="pets-terms">
          Pets
        </SummaryHeading>
        <AccordionDetails>
          Cats are welcome. Ask us about dogs.
        </AccordionDetails>
      </Accordion>
    </div>
  );
}
