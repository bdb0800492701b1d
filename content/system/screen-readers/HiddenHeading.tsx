import { visuallyHidden } from '@mui/utils';
import Box from '@mui/system/Box';

export default function HiddenHeading() {
  return (
    <Box component="section" aria-labelledby="stops-heading">
      <Box component="h3" id="stops-heading" sx={visuallyHidden}>
        Stops of the ferry
      </Box>
      <Box component="ul" sx={{ display: 'flex', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        <li>Pier</li>
        <li>Island</li>
        <li>Lighthouse</li>
      </Box>
    </Box>
  );
}
