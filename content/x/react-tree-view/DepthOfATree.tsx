import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function DepthOfATree() {
  const [open, setOpen] = React.useState<string[]>(['law']);

  return (
    <Stack spacing={1} sx={{ width: 260 }}>
      <TreeView
        aria-label="Library shelves"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        expanded={open}
        onNodeToggle={(_event, ids) => setOpen(ids)}
        sx={{ minHeight: 150 }}
      >
        <TreeItem nodeId="law" label="Law">
          <TreeItem nodeId="sea" label="Law of the sea" />
        </TreeItem>
        <TreeItem nodeId="art" label="Art">
          <TreeItem nodeId="prints" label="Prints" />
        </TreeItem>
      </TreeView>
      <Typography role="status">
        {open.length === 0 ? 'All shelves closed' : `Open: ${open.join(', ')}`}
      </Typography>
    </Stack>
  );
}
