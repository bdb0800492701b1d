import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const questions = [
  {
    id: 'luggage',
    question: 'How much luggage can I bring?',
    answer: 'Two bags and a backpack. Leave larger pieces at the ramp.',
  },
  {
    id: 'bikes',
    question: 'Do bicycles need a ticket?',
    answer: 'Yes, for 4 euros. Children’s bicycles travel free.',
  },
  {
    id: 'storm',
    question: 'What happens in a storm?',
    answer: 'We cancel by 6 a.m. and refund every ticket within three days.',
  },
];

export default function FerryQuestions() {
  return (
    <div>
      {questions.map(({ id, question, answer }) => (
        <Accordion key={id}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-question`}
            aria-controls={`${id}-answer`}
          >
            {question}
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
