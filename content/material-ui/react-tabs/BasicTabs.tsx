import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const sections = [
  { id: 'profile', label: 'Profile', text: 'Name, portrait and time zone.' },
  {
    id: 'billing',
    label: 'Billing',
    text: 'Plan, invoices and payment method.',
  },
  { id: 'team', label: 'Team', text: 'Members, roles and invitations.' },
];

export default function BasicTabs() {
  const [current, setCurrent] = React.useState('profile');
  const prefix = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={current}
        onChange={(_event, value: string) => setCurrent(value)}
        aria-label="Account settings"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {sections.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            label={label}
            id={`${prefix}-tab-${id}`}
            aria-controls={`${prefix}-panel-${id}`}
          />
        ))}
      </Tabs>
      {sections.map(({ id, text }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-panel-${id}`}
          aria-labelledby={`${prefix}-tab-${id}`}
          hidden={current !== id}
        >
          <Typography sx={{ p: 3 }}>{text}</Typography>
        </div>
      ))}
    </Box>
  );
}
