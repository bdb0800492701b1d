import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

const recipe = 'Soak the beans overnight.\nCook them for an hour.\nAdd salt at the very end.\nEat them the next day.';

export default function GrowingTexts() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 340, maxWidth: '100%' }}>
      <FormControl>
        <FormLabel>Grows without a limit</FormLabel>
        <Textarea defaultValue={recipe} />
      </FormControl>
      <FormControl>
        <FormLabel>Two to three lines</FormLabel>
        <Textarea minRows={2} maxRows={3} defaultValue={recipe} />
      </FormControl>
    </Box>
  );
}
