import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function RowOfCards() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, md: 3 }} sx={{ width: '100%' }}>
      {['Morning', 'Noon', 'Evening'].map((time) => (
        <Card key={time} variant="soft" sx={{ flex: 1 }}>
          <Typography level="title-md" sx={{ fontSize: { xs: 'md', md: 'xl' } }}>
            {time}
          </Typography>
        </Card>
      ))}
    </Stack>
  );
}
