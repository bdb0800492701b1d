import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function FullWidthGroup() {
  return (
    <Card variant="outlined" sx={{ width: 300, maxWidth: '100%' }}>
      <CardContent>
        <Typography variant="subtitle1" component="h4" sx={{ m: 0 }}>
          Choir practice
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          Tuesday, 7 p.m., in the old brewery
        </Typography>
        <ButtonGroup
          fullWidth
          variant="contained"
          disableElevation
          aria-label="Will you come?"
        >
          <Button>I will come</Button>
          <Button>Not today</Button>
        </ButtonGroup>
      </CardContent>
    </Card>
  );
}
