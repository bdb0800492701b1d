import * as React from 'react';
import { styled, useThemeProps, type SxProps, type Theme } from '@mui/system';

interface TicketProps {
  from: string;
  to?: string;
  sx?: SxProps<Theme>;
}

const Root = styled('div', { name: 'Ticket', slot: 'Root' })(({ theme }) => ({
  padding: theme.spacing(2),
  border: '2px solid light-dark(#75839a, #8494ab)',
  borderRadius: theme.shape.borderRadius,
}));

const Place = styled('b', { name: 'Ticket', slot: 'Place' })({ fontSize: '1.125rem' });

const Ticket = React.forwardRef<HTMLDivElement, TicketProps>(function Ticket(inProps, ref) {
  const { from, to = 'anywhere', ...other } = useThemeProps({ props: inProps, name: 'Ticket' });

  return (
    <Root ref={ref} {...other}>
      <Place>{from}</Place> to <Place>{to}</Place>
    </Root>
  );
});

export default Ticket;
