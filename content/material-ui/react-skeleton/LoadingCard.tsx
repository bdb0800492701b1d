import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LoadingCard() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} alignItems="center">
      <Card
        variant="outlined"
        aria-busy={loading}
        sx={{ width: 320, maxWidth: '100%' }}
      >
        <CardHeader
          avatar={
            loading ? (
              <Skeleton variant="circular" width={40} height={40} />
            ) : (
              <Avatar aria-hidden>EM</Avatar>
            )
          }
          title={loading ? <Skeleton width="60%" /> : 'Esi Mensah'}
          subheader={loading ? <Skeleton width="40%" /> : 'Two hours ago'}
        />
        <CardContent sx={{ pt: 0 }}>
          <Typography variant="body2">
            {loading ? (
              <>
                <Skeleton />
                <Skeleton />
                <Skeleton width="70%" />
              </>
            ) : (
              'The new sails are here, and they fit. We bent them on before the rain came. Thanks to everyone who carried bags down the pier.'
            )}
          </Typography>
        </CardContent>
      </Card>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Show the answer' : 'Load again'}
      </Button>
    </Stack>
  );
}
