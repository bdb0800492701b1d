import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

const features = ['Sauna', 'Dogs allowed', 'Kitchen', 'By the water'];

export default function FilterDrawer() {
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState<string[]>([]);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filters{chosen.length > 0 && ` (${chosen.length})`}
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        sx={{ '--Drawer-horizontalSize': '320px' }}
      >
        <ModalClose aria-label="Close the filters" />
        <DialogTitle>Filters</DialogTitle>
        <DialogContent sx={{ px: 1.5 }}>
          <Stack spacing={1.5} role="group" aria-label="Features" sx={{ pt: 1 }}>
            {features.map((feature) => (
              <Checkbox
                key={feature}
                label={feature}
                checked={chosen.includes(feature)}
                onChange={(event) =>
                  setChosen(
                    event.target.checked
                      ? [...chosen, feature]
                      : chosen.filter((name) => name !== feature),
                  )
                }
              />
            ))}
          </Stack>
        </DialogContent>
        <Divider />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', p: 1.5 }}>
          <Button variant="plain" onClick={() => setChosen([])}>
            Clear
          </Button>
          <Button onClick={() => setOpen(false)}>Show cabins</Button>
        </Box>
      </Drawer>
    </>
  );
}
