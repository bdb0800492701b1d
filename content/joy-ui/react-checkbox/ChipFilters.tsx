import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import DoneIcon from '@mui/icons-material/Done';

const features = ['Sauna', 'Dogs allowed', 'Near the station', 'Kitchen'];

export default function ChipFilters() {
  const [chosen, setChosen] = React.useState(['Kitchen']);

  return (
    <Box role="group" aria-label="Features" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {features.map((feature) => {
        const checked = chosen.includes(feature);
        return (
          <Chip
            key={feature}
            size="lg"
            variant="plain"
            color={checked ? 'primary' : 'neutral'}
            startDecorator={checked && <DoneIcon />}
          >
            <Checkbox
              overlay
              disableIcon
              variant={checked ? 'soft' : 'outlined'}
              color={checked ? 'primary' : 'neutral'}
              label={feature}
              checked={checked}
              onChange={(event) =>
                setChosen(
                  event.target.checked
                    ? [...chosen, feature]
                    : chosen.filter((name) => name !== feature),
                )
              }
              size="sm"
            />
          </Chip>
        );
      })}
    </Box>
  );
}
