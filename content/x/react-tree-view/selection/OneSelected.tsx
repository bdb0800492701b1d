import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function OneSelected() {
  const [selected, setSelected] = React.useState<string | null>('Oboe');

  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <TreeView
        aria-label="Instruments"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['Woodwind']}
        selected={selected}
        onNodeSelect={(_event, id: string) => setSelected(id)}
        sx={{ minHeight: 150 }}
      >
        <TreeItem nodeId="Woodwind" label="Woodwind">
          <TreeItem nodeId="Oboe" label="Oboe" />
          <TreeItem nodeId="Flute" label="Flute" />
        </TreeItem>
        <TreeItem nodeId="Strings" label="Strings">
          <TreeItem nodeId="Viola" label="Viola" />
        </TreeItem>
      </TreeView>
      <Typography role="status">Chosen: {selected ?? 'nothing'}</Typography>
    </Stack>
  );
}
