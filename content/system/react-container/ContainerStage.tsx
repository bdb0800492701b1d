import Box from '@mui/system/Box';
import Container, { type ContainerProps } from '@mui/system/Container';

export default function ContainerStage(props: ContainerProps) {
  return (
    <Box sx={{ width: 340, maxWidth: 1, bgcolor: 'light-dark(#dfecf9, #16304d)' }}>
      <Container {...props}>
        <Box sx={{ py: 3, bgcolor: 'light-dark(#0b5cad, #7db8f0)', color: 'light-dark(#fff, #0f1b2b)', textAlign: 'center' }}>
          Content
        </Box>
      </Container>
    </Box>
  );
}
