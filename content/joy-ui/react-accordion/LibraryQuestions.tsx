import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const questions = [
  {
    question: 'How long can I keep a book?',
    answer: 'Four weeks. You can extend the loan twice, unless somebody is waiting.',
  },
  {
    question: 'What does a late return cost?',
    answer: 'Nothing for the first three days, then 20 cents a day.',
  },
  {
    question: 'Can I return books at another branch?',
    answer: 'Yes, at all nine of them. Use the drop box when they are closed.',
  },
];

export default function LibraryQuestions() {
  return (
    <AccordionGroup sx={{ width: 480, maxWidth: '100%' }}>
      {questions.map(({ question, answer }, index) => (
        <Accordion key={question} defaultExpanded={index === 0}>
          <AccordionSummary>{question}</AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
