import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

export default function LoadingCard() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Card aria-busy={loading} sx={{ width: 280 }}>
        <Typography level="title-md">
          <Skeleton loading={loading}>Walk to the lighthouse</Skeleton>
        </Typography>
        <Typography level="body-sm">
          <Skeleton loading={loading}>
            Two hours along the water, then through the dunes. Not at high tide.
          </Skeleton>
        </Typography>
      </Card>
      <Typography level="body-sm" role="status">
        {loading ? 'Loading the walk' : 'Loaded'}
      </Typography>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Let it arrive' : 'Load again'}
      </Button>
    </Box>
  );
}
