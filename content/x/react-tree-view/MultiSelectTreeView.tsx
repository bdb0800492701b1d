import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function MultiSelectTreeView() {
  const [selected, setSelected] = React.useState<string[]>(['oak']);

  return (
    <Stack spacing={1} sx={{ width: 260 }}>
      <TreeView
        multiSelect
        aria-label="Plants"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['trees']}
        selected={selected}
        onNodeSelect={(_event, ids: string[]) => setSelected(ids)}
        sx={{ minHeight: 170 }}
      >
        <TreeItem nodeId="trees" label="Trees">
          <TreeItem nodeId="oak" label="Oak" />
          <TreeItem nodeId="birch" label="Birch" />
        </TreeItem>
        <TreeItem nodeId="ferns" label="Ferns">
          <TreeItem nodeId="bracken" label="Bracken" />
        </TreeItem>
      </TreeView>
      <Typography role="status">{selected.length} chosen</Typography>
    </Stack>
  );
}
