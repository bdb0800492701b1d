import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import AnchorIcon from '@mui/icons-material/Anchor';

export default function StyledDivider() {
  return (
    <Stack spacing={3} sx={{ width: 280 }}>
      <Divider sx={{ borderBottomWidth: 3, borderColor: 'primary.main' }} />
      <Divider sx={{ borderStyle: 'dashed', borderColor: 'text.secondary' }} />
      <Divider
        sx={{
          color: 'text.secondary',
          '&::before, &::after': { borderTop: '3px double currentColor' },
        }}
      >
        <AnchorIcon fontSize="small" />
      </Divider>
    </Stack>
  );
}
