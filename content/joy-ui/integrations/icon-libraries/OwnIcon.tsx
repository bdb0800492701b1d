import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/joy/SvgIcon';

function Sail(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M11 2v15H3zM13 5l7 12h-7zM2 19h20l-3 3H5z" />
    </SvgIcon>
  );
}

export default function OwnIcon() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Sail />
      <Sail color="primary" fontSize="xl4" />
      <IconButton variant="solid" aria-label="Set sail">
        <Sail />
      </IconButton>
    </Stack>
  );
}
