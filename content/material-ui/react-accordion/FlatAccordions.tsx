import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';

const FlatAccordion = styled(Accordion)(({ theme }) => ({
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:not(:last-child)': { borderBottom: 0 },
  '&::before': { display: 'none' },
}));

const LeadingIconSummary = styled(AccordionSummary)(({ theme }) => ({
  flexDirection: 'row-reverse',
  gap: theme.spacing(1),
  '& .MuiAccordionSummary-expandIconWrapper': {
    transform: theme.direction === 'rtl' ? 'rotate(180deg)' : undefined,
  },
  '& .MuiAccordionSummary-expandIconWrapper.Mui-expanded': {
    transform: 'rotate(90deg)',
  },
}));

const folders = { Invoices: '12 files', Contracts: '3 files', Photos: 'Empty' };

export default function FlatAccordions() {
  return (
    <div>
      {Object.entries(folders).map(([name, content]) => (
        <FlatAccordion key={name} disableGutters elevation={0} square>
          <LeadingIconSummary
            expandIcon={<ChevronRightIcon />}
            id={`${name}-folder`}
            aria-controls={`${name}-files`}
          >
            {name}
          </LeadingIconSummary>
          <AccordionDetails>{content}</AccordionDetails>
        </FlatAccordion>
      ))}
    </div>
  );
}
