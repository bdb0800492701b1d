import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const missing = 'data:image/png;base64,none';

export default function AvatarFallbacks() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography component="div" startDecorator={<Avatar src={missing} alt="">TB</Avatar>}>
        Children: the initials
      </Typography>
      <Typography component="div" startDecorator={<Avatar src={missing} alt="Tove Berg" />}>
        Only `alt`: its first letter
      </Typography>
      <Typography component="div" startDecorator={<Avatar src={missing} alt="" />}>
        Neither: the icon
      </Typography>
    </Box>
  );
}
