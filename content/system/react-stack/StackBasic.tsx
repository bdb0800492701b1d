import { styled } from '@mui/system';
import Stack from '@mui/system/Stack';

const Stop = styled('div')({
  padding: '8px 16px',
  borderRadius: 8,
  color: 'light-dark(#12467b, #cfe5fa)',
  background: 'light-dark(#dfecf9, #16304d)',
});

export default function StackBasic() {
  return (
    <Stack spacing={2}>
      <Stop>Harbour</Stop>
      <Stop>Market Square</Stop>
      <Stop>University</Stop>
    </Stack>
  );
}
