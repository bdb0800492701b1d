import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ReplyIcon from '@mui/icons-material/Reply';

export default function CommentCard() {
  return (
    <Card variant="outlined" component="article" sx={{ maxWidth: 420 }}>
      <CardHeader
        avatar={
          <Avatar
            sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
            aria-hidden
          >
            NK
          </Avatar>
        }
        title="Noor Karimi"
        titleTypographyProps={{ component: 'h3', variant: 'subtitle2' }}
        subheader="Yesterday, 4:12 p.m."
        action={
          <IconButton aria-label="Reply to Noor Karimi">
            <ReplyIcon />
          </IconButton>
        }
      />
      <CardContent sx={{ pt: 0 }}>
        <Typography variant="body2">
          The door closes by itself now. Thank you for the quick repair!
        </Typography>
      </CardContent>
    </Card>
  );
}
