import Button from '@mui/material/Button';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

export default function TooltipStage(props: Omit<TooltipProps, 'children'>) {
  return (
    <Tooltip {...props}>
      <Button variant="outlined">Refresh</Button>
    </Tooltip>
  );
}
