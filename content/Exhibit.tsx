import * as React from 'react';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

/** Eight components that share one small room, each with its name on a plate. */
export default function Exhibit() {
  const [light, setLight] = React.useState(60);
  const [isOn, setOn] = React.useState(true);
  const [place, setPlace] = React.useState('desk');
  const [stars, setStars] = React.useState<number | null>(4);
  const [isSaved, setSaved] = React.useState(false);
  const [hasPlants, setPlants] = React.useState(true);

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      <Exhibited name="Tabs">
        <Tabs value={place} onChange={(_, next: string) => setPlace(next)} aria-label="Place of the lamp" sx={{ '& .MuiTab-root': { minWidth: 0 } }}>
          <Tab value="desk" label="Desk" />
          <Tab value="shelf" label="Shelf" />
        </Tabs>
      </Exhibited>
      <Exhibited name="Switch">
        <FormControlLabel control={<Switch checked={isOn} onChange={(_, next) => setOn(next)} />} label="Lamp" />
      </Exhibited>
      <Exhibited name="Slider">
        <Slider aria-label="Brightness" value={light} disabled={!isOn} onChange={(_, next) => setLight(Number(next))} valueLabelDisplay="auto" sx={{ maxWidth: 160 }} />
      </Exhibited>
      <Exhibited name="Rating">
        <Rating value={stars} onChange={(_, next) => setStars(next)} />
      </Exhibited>
      <Exhibited name="Chip">
        <Stack direction="row" spacing={1}>
          <Chip label="Plants" color={hasPlants ? 'primary' : 'default'} aria-pressed={hasPlants} onClick={() => setPlants(!hasPlants)} />
          <Chip label="Books" variant="outlined" />
        </Stack>
      </Exhibited>
      <Exhibited name="AvatarGroup">
        <AvatarGroup max={4}>
          {['Ada', 'Grace', 'Lin'].map((name) => (
            <Avatar key={name} sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', width: 36, height: 36, fontSize: '0.875rem' }}>
              {name.charAt(0)}
            </Avatar>
          ))}
        </AvatarGroup>
      </Exhibited>
      <Exhibited name="Alert">
        <Alert severity={isSaved ? 'success' : 'info'} sx={{ py: 0 }}>
          {isSaved ? 'Saved' : 'Not saved'}
        </Alert>
      </Exhibited>
      <Exhibited name="Button">
        <Button variant="contained" onClick={() => setSaved(!isSaved)}>
          {isSaved ? 'Change' : 'Save'}
        </Button>
      </Exhibited>
    </Box>
  );
}

function Exhibited({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <Stack spacing={1} sx={{ minHeight: 104, p: 1.5, border: '0 solid', borderColor: 'divider', borderBlockEndWidth: 1, '&:nth-of-type(odd)': { borderInlineEndWidth: 1 } }}>
      <Stack sx={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>{children}</Stack>
      <Box component="code" dir="ltr" sx={{ alignSelf: 'start', color: 'text.secondary', fontSize: '0.75rem' }}>
        {`<${name}>`}
      </Box>
    </Stack>
  );
}
