import * as React from 'react';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

/** Stands for a request to a server. */
async function load(): Promise<readonly string[]> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return ['Letters', 'Maps', 'Photographs'];
}

export default function ItemsOnDemand() {
  const [boxes, setBoxes] = React.useState<readonly string[]>();

  return (
    <TreeView
      aria-label="Archive"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      onNodeToggle={async (_event, open) => {
        if (open.includes('cellar') && !boxes) setBoxes(await load());
      }}
      sx={{ width: 240, minHeight: 150 }}
    >
      <TreeItem nodeId="cellar" label="Cellar">
        {boxes?.map((box) => (
          <TreeItem key={box} nodeId={box} label={box} />
        )) ?? <TreeItem nodeId="loading" label="Loading…" disabled />}
      </TreeItem>
    </TreeView>
  );
}
