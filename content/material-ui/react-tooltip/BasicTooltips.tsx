import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import ArchiveIcon from '@mui/icons-material/Archive';
import FlagIcon from '@mui/icons-material/Flag';
import ReplyIcon from '@mui/icons-material/Reply';

export default function BasicTooltips() {
  return (
    <Stack direction="row" spacing={1}>
      <Tooltip title="Reply">
        <IconButton>
          <ReplyIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Archive">
        <IconButton>
          <ArchiveIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Report">
        <IconButton>
          <FlagIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
