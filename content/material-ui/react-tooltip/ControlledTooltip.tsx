import * as React from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function ControlledTooltip() {
  const [copied, setCopied] = React.useState(false);

  React.useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <div>
      <Typography component="code" sx={{ marginInlineEnd: 2 }}>
        VT-2481-K
      </Typography>
      <Tooltip
        describeChild
        open={copied}
        title="Copied"
        placement="top"
        disableFocusListener
        disableHoverListener
        disableTouchListener
      >
        <Button
          variant="outlined"
          size="small"
          onClick={() => {
            void navigator.clipboard?.writeText('VT-2481-K').catch(() => {});
            setCopied(true);
          }}
        >
          Copy the code
        </Button>
      </Tooltip>
    </div>
  );
}
