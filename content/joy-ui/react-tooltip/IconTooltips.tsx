import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';
import ArchiveIcon from '@mui/icons-material/Archive';
import PrintIcon from '@mui/icons-material/Print';

export default function IconTooltips() {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Tooltip title="Print">
        <IconButton variant="outlined">
          <PrintIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Archive">
        <IconButton variant="outlined">
          <ArchiveIcon />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
