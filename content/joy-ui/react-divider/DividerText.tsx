import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function DividerText() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 360, maxWidth: '100%' }}>
      <Typography>The first train was late.</Typography>
      <Divider role="presentation">Tuesday</Divider>
      <Typography>The second one did not come.</Typography>
      <Divider role="presentation" sx={{ '--Divider-childPosition': '0%' }}>
        Wednesday
      </Divider>
      <Typography>We walked.</Typography>
      <Divider role="presentation" sx={{ '--Divider-childPosition': '100%' }}>
        <Chip size="sm">3 new messages</Chip>
      </Divider>
    </Box>
  );
}
