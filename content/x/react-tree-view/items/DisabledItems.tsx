import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function DisabledItems() {
  const [focusable, setFocusable] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: 260 }}>
      <FormControlLabel
        control={
          <Switch
            checked={focusable}
            onChange={(_event, checked) => setFocusable(checked)}
          />
        }
        label="Arrow keys stop there"
      />
      <TreeView
        aria-label="Rooms to book"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['first']}
        disabledItemsFocusable={focusable}
        sx={{ minHeight: 150 }}
      >
        <TreeItem nodeId="first" label="First floor">
          <TreeItem nodeId="blue" label="Blue room" />
          <TreeItem nodeId="green" label="Green room, being painted" disabled />
        </TreeItem>
        <TreeItem nodeId="second" label="Second floor, closed" disabled>
          <TreeItem nodeId="hall" label="Hall" />
        </TreeItem>
      </TreeView>
    </Stack>
  );
}
