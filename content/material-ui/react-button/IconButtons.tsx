import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import DeleteIcon from '@mui/icons-material/Delete';
import PrintIcon from '@mui/icons-material/Print';
import ShareIcon from '@mui/icons-material/Share';

export default function IconButtons() {
  return (
    <Stack direction="row" spacing={1}>
      <Tooltip title="Share">
        <IconButton color="primary">
          <ShareIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Print">
        <IconButton>
          <PrintIcon />
        </IconButton>
      </Tooltip>
      <IconButton aria-label="Delete" edge="end" disabled>
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
