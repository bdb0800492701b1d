import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dunes from '../react-image-list/dunes.svg';
import harbor from '../react-image-list/harbor.svg';

const places = [
  { name: 'Old harbor', facts: 'Fish market, ferries', picture: harbor },
  { name: 'Dunes', facts: 'Sand, wind, no shade', picture: dunes },
];

export default function LinkedCards() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {places.map(({ name, facts, picture }) => (
        <Card key={name} sx={{ flex: 1, minWidth: 180 }}>
          <CardActionArea
            href={`https://example.com/${name.toLowerCase().replace(' ', '-')}`}
          >
            <CardMedia component="img" image={picture} alt="" height="120" />
            <CardContent>
              <Typography component="span" variant="h6" display="block">
                {name}
              </Typography>
              <Typography
                component="span"
                variant="body2"
                color="text.secondary"
              >
                {facts}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}
