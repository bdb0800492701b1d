import * as React from 'react';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function OneBranch() {
  const [open, setOpen] = React.useState<string[]>(['spring']);

  return (
    <TreeView
      aria-label="Seasons, one open at a time"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      expanded={open}
      onNodeToggle={(_event, ids) =>
        setOpen(ids.filter((id) => !open.includes(id)))
      }
      sx={{ width: 240, minHeight: 150 }}
    >
      <TreeItem nodeId="spring" label="Spring">
        <TreeItem nodeId="sow" label="Sow the peas" />
      </TreeItem>
      <TreeItem nodeId="summer" label="Summer">
        <TreeItem nodeId="water" label="Water at dusk" />
      </TreeItem>
      <TreeItem nodeId="autumn" label="Autumn">
        <TreeItem nodeId="leaves" label="Rake the leaves" />
      </TreeItem>
    </TreeView>
  );
}
