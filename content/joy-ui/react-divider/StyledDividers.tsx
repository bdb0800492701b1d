import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';

export default function StyledDividers() {
  return (
    <Box sx={{ display: 'grid', gap: 3, width: 360, maxWidth: '100%' }}>
      <Divider
        sx={(theme) => ({
          '--Divider-thickness': '4px',
          '--Divider-lineColor': `linear-gradient(90deg, ${theme.vars.palette.primary[300]}, ${theme.vars.palette.success[300]})`,
          background: 'var(--Divider-lineColor)',
          borderRadius: 'sm',
        })}
      />
      <Divider
        role="presentation"
        sx={(theme) => ({
          '--Divider-thickness': '2px',
          '--Divider-gap': '1.5rem',
          '--Divider-lineColor': theme.vars.palette.danger.outlinedBorder,
        })}
      >
        Low tide
      </Divider>
    </Box>
  );
}
