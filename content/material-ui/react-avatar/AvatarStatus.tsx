import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import astrid from './astrid.svg';

export default function AvatarStatus() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Badge
        variant="dot"
        color="success"
        overlap="circular"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        sx={{
          '& .MuiBadge-badge': {
            width: 12,
            height: 12,
            borderRadius: '50%',
            border: '2px solid',
            borderColor: 'background.paper',
          },
        }}
      >
        <Avatar src={astrid} alt="" sx={{ width: 48, height: 48 }} />
      </Badge>
      <div>
        <Typography variant="subtitle2">Astrid Holm</Typography>
        <Typography variant="body2" color="text.secondary">
          Online, on deck 3
        </Typography>
      </div>
    </Stack>
  );
}
