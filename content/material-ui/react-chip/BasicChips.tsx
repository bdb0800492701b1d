import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import PlaceIcon from '@mui/icons-material/Place';

export default function BasicChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <Chip label="Draft" />
      <Chip label="In review" variant="outlined" />
      <Chip label="Approved" color="success" size="small" />
      <Chip label="Lisbon" icon={<PlaceIcon />} variant="outlined" />
      <Chip label="Noor Haddad" avatar={<Avatar>N</Avatar>} color="primary" />
    </Stack>
  );
}
