import Button from '@mui/joy/Button';
import Tooltip, { type TooltipProps } from '@mui/joy/Tooltip';

export default function TooltipStage(props: Omit<TooltipProps, 'children'>) {
  return (
    <Tooltip {...props}>
      <Button variant="outlined">Refresh</Button>
    </Tooltip>
  );
}
