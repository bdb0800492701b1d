import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function CardLink() {
  return (
    <Card
      variant="soft"
      sx={{
        width: 300,
        maxWidth: '100%',
        '&:hover': { boxShadow: 'md' },
      }}
    >
      <CardContent>
        <Chip size="sm" color="primary" variant="solid">
          Guide
        </Chip>
        <Typography component="h3" level="title-md">
          <Link
            overlay
            href="https://www.w3.org/WAI/tutorials/page-structure/"
            color="neutral"
            textColor="text.primary"
          >
            How to order headings
          </Link>
        </Typography>
        <Typography level="body-sm">The whole card is the target.</Typography>
      </CardContent>
    </Card>
  );
}
