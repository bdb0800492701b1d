import AspectRatio from '@mui/joy/AspectRatio';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Skeleton from '@mui/joy/Skeleton';

export default function ProfileSkeleton() {
  return (
    <Card variant="outlined" sx={{ width: 280 }}>
      <AspectRatio ratio="21/9">
        <Skeleton>
          <div />
        </Skeleton>
      </AspectRatio>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Avatar>
          <Skeleton />
        </Avatar>
        <Box sx={{ flex: 1 }}>
          <Skeleton variant="text" level="title-md" width="50%" />
          <Skeleton variant="text" level="body-sm" />
        </Box>
      </Box>
    </Card>
  );
}
