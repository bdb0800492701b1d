import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';
import { homes } from './homes';
import HomeCard from './HomeCard';

export default function RentalSearch() {
  const [place, setPlace] = React.useState('Anywhere');
  const [most, setMost] = React.useState(160);
  const [withPets, setWithPets] = React.useState(false);
  const [kept, setKept] = React.useState<readonly string[]>([]);

  const found = homes.filter(
    (home) =>
      (place === 'Anywhere' || home.place === place) && home.price <= most && (!withPets || home.pets),
  );
  const count = found.length === 1 ? '1 home' : `${found.length} homes`;

  return (
    <Box component="section" aria-labelledby="rental-title" sx={{ maxWidth: 1080, mx: 'auto', p: { xs: 2, sm: 3 } }}>
      <Typography id="rental-title" level="h2" sx={{ mb: 2 }}>
        Homes by the water
      </Typography>
      <Sheet
        variant="soft"
        component="form"
        aria-label="Filters"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr auto' },
          alignItems: 'end',
          columnGap: 4,
          rowGap: 2,
          p: 2.5,
          mb: 2,
          borderRadius: 'lg',
        }}
      >
        <FormControl>
          <FormLabel>Place</FormLabel>
          <Select value={place} onChange={(_event, next) => setPlace(next ?? 'Anywhere')}>
            <Option value="Anywhere">Anywhere</Option>
            <Option value="Lake">Lake</Option>
            <Option value="Coast">Coast</Option>
            <Option value="River">River</Option>
          </Select>
        </FormControl>
        <div>
          <Typography id="rental-price" level="title-sm">
            Up to ${most} a night
          </Typography>
          <Box sx={{ px: 1 }}>
            <Slider
              aria-labelledby="rental-price"
              getAriaValueText={(value) => `${value} dollars`}
              value={most}
              min={60}
              max={240}
              step={10}
              onChange={(_event, next) => setMost(Number(next))}
            />
          </Box>
        </div>
        <Checkbox
          label="Pets are welcome"
          checked={withPets}
          onChange={(event) => setWithPets(event.target.checked)}
          sx={{ pb: 1 }}
        />
      </Sheet>

      <Typography role="status" level="body-sm" sx={{ mb: 2 }}>
        {found.length === 0 ? 'No home fits. Try a higher price, or another place.' : count}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', m: 0, p: 0, listStyle: 'none' }}
      >
        {found.map((home) => (
          <HomeCard
            key={home.name}
            home={home}
            isKept={kept.includes(home.name)}
            onKeep={(isKept) => setKept(isKept ? [...kept, home.name] : kept.filter((name) => name !== home.name))}
          />
        ))}
      </Box>
    </Box>
  );
}
