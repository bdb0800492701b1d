import * as React from 'react';
import Box from '@mui/material/Box';
import Container, { type ContainerProps } from '@mui/material/Container';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const widths = ['xs', 'sm', 'md'] as const;

export default function ContainerWidths() {
  const [width, setWidth] = React.useState<ContainerProps['maxWidth']>('xs');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Maximum width"
        value={width}
        onChange={(_event, next) => next && setWidth(next)}
        sx={{ mb: 2 }}
      >
        {widths.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Container maxWidth={width} sx={{ bgcolor: 'action.hover', py: 2 }}>
        <Box sx={{ bgcolor: 'background.paper', p: 2 }}>
          The dark strips at the sides are the gutters.
        </Box>
      </Container>
    </Box>
  );
}
