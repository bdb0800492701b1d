import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartment';
import ReportIcon from '@mui/icons-material/Report';
import WaterDropIcon from '@mui/icons-material/WaterDrop';

const reports = [
  { name: 'Leak', icon: <WaterDropIcon /> },
  { name: 'Smoke', icon: <LocalFireDepartmentIcon /> },
  { name: 'Other', icon: <ReportIcon /> },
];

export default function LabeledDial() {
  return (
    <Box sx={{ width: '100%', height: 280, position: 'relative' }}>
      <SpeedDial
        ariaLabel="Report a problem"
        icon={<SpeedDialIcon />}
        FabProps={{ color: 'error' }}
        sx={{ position: 'absolute', bottom: 8, right: 8 }}
      >
        {reports.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            tooltipTitle={name}
            tooltipOpen
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
