import Button from '@mui/joy/Button';
import OpenInNew from '@mui/icons-material/OpenInNew';

export default function ButtonLink() {
  return (
    <Button
      component="a"
      href="https://www.w3.org/WAI/ARIA/apg/patterns/button/"
      variant="outlined"
      endDecorator={<OpenInNew />}
    >
      Read the pattern
    </Button>
  );
}
