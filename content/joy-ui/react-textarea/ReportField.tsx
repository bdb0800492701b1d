import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function ReportField() {
  return (
    <FormControl sx={{ width: 360, maxWidth: '100%' }}>
      <FormLabel>What did you see?</FormLabel>
      <Textarea name="report" minRows={3} placeholder="Two herons, near the old pier" />
      <FormHelperText>Place, time, and what the birds did.</FormHelperText>
    </FormControl>
  );
}
