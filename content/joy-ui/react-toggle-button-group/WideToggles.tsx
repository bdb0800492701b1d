import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import LandscapeIcon from '@mui/icons-material/Landscape';
import PortraitIcon from '@mui/icons-material/Portrait';

export default function WideToggles() {
  const [page, setPage] = React.useState<string | null>('portrait');

  return (
    <ToggleButtonGroup
      aria-label="Orientation of the page"
      buttonFlex={1}
      variant="soft"
      color="primary"
      value={page}
      onChange={(_event, next) => setPage(next ?? page)}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <Button value="portrait" startDecorator={<PortraitIcon />}>
        Portrait
      </Button>
      <Button value="landscape" startDecorator={<LandscapeIcon />}>
        Landscape
      </Button>
    </ToggleButtonGroup>
  );
}
