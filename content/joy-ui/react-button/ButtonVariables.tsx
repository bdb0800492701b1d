import Button from '@mui/joy/Button';
import Star from '@mui/icons-material/Star';

export default function ButtonVariables() {
  return (
    <Button
      variant="soft"
      color="success"
      startDecorator={<Star />}
      sx={{
        '--Button-gap': '1rem',
        '--Button-radius': '999px',
        '--Button-minHeight': '3rem',
      }}
    >
      Add to favorites
    </Button>
  );
}
