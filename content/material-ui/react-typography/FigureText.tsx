import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FigureText() {
  return (
    <Stack
      direction="row"
      spacing={5}
      component="dl"
      sx={{ m: 0, textAlign: 'end' }}
    >
      {[
        { name: 'Visitors', value: '12,480' },
        { name: 'Tickets', value: '9,117' },
      ].map(({ name, value }) => (
        <div key={name}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography
            component="dd"
            variant="h4"
            fontWeight={500}
            sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
