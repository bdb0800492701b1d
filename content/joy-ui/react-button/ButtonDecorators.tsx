import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Mail from '@mui/icons-material/Mail';

export default function ButtonDecorators() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        variant="soft"
        startDecorator={<Mail />}
        endDecorator={
          <Chip size="sm" variant="solid">
            3
          </Chip>
        }
      >
        Messages
      </Button>
      <Button endDecorator={<ArrowForward />}>Continue</Button>
    </Box>
  );
}
