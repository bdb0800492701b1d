import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

/** What every item is in. */
const parents: { readonly [id: string]: string } = {
  europe: 'world',
  iceland: 'europe',
  reykjavik: 'iceland',
};

function pathTo(id: string): string[] {
  const parent = parents[id];
  return parent === undefined ? [] : [...pathTo(parent), parent];
}

export default function PathToAnItem() {
  const [open, setOpen] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string | null>(null);

  return (
    <Stack spacing={1} sx={{ width: 240, alignItems: 'flex-start' }}>
      <Button
        onClick={() => {
          setOpen(pathTo('reykjavik'));
          setSelected('reykjavik');
        }}
      >
        Show Reykjavík
      </Button>
      <TreeView
        aria-label="World"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        expanded={open}
        onNodeToggle={(_event, ids) => setOpen(ids)}
        selected={selected}
        onNodeSelect={(_event, id: string) => setSelected(id)}
        sx={{ width: '100%', minHeight: 150 }}
      >
        <TreeItem nodeId="world" label="World">
          <TreeItem nodeId="europe" label="Europe">
            <TreeItem nodeId="iceland" label="Iceland">
              <TreeItem nodeId="reykjavik" label="Reykjavík" />
            </TreeItem>
          </TreeItem>
        </TreeItem>
      </TreeView>
    </Stack>
  );
}
