import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

function withCount(name: string, count: number) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', py: 0.5 }}>
      {name}
      <Chip size="small" label={count} aria-label={`${count} unread`} />
    </Box>
  );
}

export default function LabelsWithCounts() {
  return (
    <TreeView
      aria-label="Mail"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      defaultExpanded={['inbox']}
      sx={{ width: 260, minHeight: 170 }}
    >
      <TreeItem nodeId="inbox" label={withCount('Inbox', 12)}>
        <TreeItem nodeId="work" label={withCount('Work', 9)} />
        <TreeItem nodeId="club" label={withCount('Rowing club', 3)} />
      </TreeItem>
      <TreeItem nodeId="spam" label="Spam" />
    </TreeView>
  );
}
