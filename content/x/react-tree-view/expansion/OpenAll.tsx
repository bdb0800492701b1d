import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const groups = ['north', 'south'];

export default function OpenAll() {
  const [open, setOpen] = React.useState<string[]>(['north']);
  const isAll = open.length === groups.length;

  return (
    <Stack spacing={1} sx={{ width: 240, alignItems: 'flex-start' }}>
      <Button onClick={() => setOpen(isAll ? [] : groups)}>
        {isAll ? 'Close all' : 'Open all'}
      </Button>
      <TreeView
        aria-label="Lighthouses"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        expanded={open}
        onNodeToggle={(_event, ids) => setOpen(ids)}
        sx={{ width: '100%', minHeight: 180 }}
      >
        <TreeItem nodeId="north" label="North coast">
          <TreeItem nodeId="skerry" label="Skerry" />
          <TreeItem nodeId="horn" label="Horn" />
        </TreeItem>
        <TreeItem nodeId="south" label="South coast">
          <TreeItem nodeId="sands" label="Long Sands" />
        </TreeItem>
      </TreeView>
    </Stack>
  );
}
