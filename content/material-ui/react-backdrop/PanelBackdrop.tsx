import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function PanelBackdrop() {
  const [loading, setLoading] = React.useState(false);
  const [reading, setReading] = React.useState(11.2);

  React.useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => {
      setReading((value) => Math.round((value + 0.3) * 10) / 10);
      setLoading(false);
    }, 1500);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Card
      variant="outlined"
      aria-busy={loading}
      sx={{ position: 'relative', width: 260 }}
    >
      <CardContent>
        <Typography variant="body2" color="text.secondary">
          Water at the pier
        </Typography>
        <Typography variant="h4" component="p" role="status">
          {reading} °C
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small" onClick={() => setLoading(true)}>
          Measure again
        </Button>
      </CardActions>
      <Backdrop
        open={loading}
        sx={{ position: 'absolute', bgcolor: 'background.paper' }}
      >
        <CircularProgress aria-label="Measuring" />
      </Backdrop>
    </Card>
  );
}
