import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const groups = ['herbs', 'roots'];

export default function LeavesOnly() {
  const [chosen, setChosen] = React.useState<string[]>(['thyme']);

  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <TreeView
        multiSelect
        aria-label="Seeds"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={groups}
        selected={chosen}
        onNodeSelect={(_event, ids: string[]) =>
          setChosen(ids.filter((id) => !groups.includes(id)))
        }
        sx={{ minHeight: 190 }}
      >
        <TreeItem nodeId="herbs" label="Herbs">
          <TreeItem nodeId="thyme" label="Thyme" />
          <TreeItem nodeId="dill" label="Dill" />
        </TreeItem>
        <TreeItem nodeId="roots" label="Roots">
          <TreeItem nodeId="beet" label="Beet" />
        </TreeItem>
      </TreeView>
      <Typography role="status">
        {chosen.length === 0 ? 'No seeds' : chosen.join(', ')}
      </Typography>
    </Stack>
  );
}
