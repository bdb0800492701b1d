import * as React from 'react';
import Box, { type BoxProps } from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const days = [3, 0, 7, 5, 1, 9, 4];

const Bar = React.forwardRef(function Bar(
  { height, ...props }: BoxProps & { height: number },
  ref: React.Ref<HTMLDivElement>,
) {
  return (
    <Box
      ref={ref}
      role="img"
      tabIndex={0}
      {...props}
      sx={{
        width: 24,
        height: 8 + height * 10,
        bgcolor: 'primary.main',
        borderRadius: '3px 3px 0 0',
      }}
    />
  );
});

export default function OwnComponent() {
  return (
    <Stack direction="row" spacing={1} alignItems="flex-end">
      {days.map((count, index) => (
        <Tooltip
          key={index}
          placement="top"
          title={`May ${index + 1}: ${count} seals`}
        >
          <Bar height={count} />
        </Tooltip>
      ))}
    </Stack>
  );
}
