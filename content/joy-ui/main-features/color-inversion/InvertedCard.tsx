import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function InvertedCard() {
  const [inverted, setInverted] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <Typography
        component="label"
        endDecorator={
          <Switch
            checked={inverted}
            onChange={(event) => setInverted(event.target.checked)}
          />
        }
      >
        invertedColors
      </Typography>
      <Card variant="solid" color="primary" invertedColors={inverted}>
        <Typography level="title-lg">Night ferry</Typography>
        <Typography textColor="text.primary">
          Two berths, outside, with breakfast.
        </Typography>
        <Button variant="solid">Book now</Button>
        <Button variant="outlined">Ask a question</Button>
      </Card>
    </Stack>
  );
}
