import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function OnlyToOpen() {
  return (
    <TreeView
      disableSelection
      aria-label="Contents"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      sx={{ width: 240, minHeight: 130 }}
    >
      <TreeItem nodeId="one" label="I. The harbor">
        <TreeItem nodeId="one-a" label="Fog" />
        <TreeItem nodeId="one-b" label="The pilot" />
      </TreeItem>
      <TreeItem nodeId="two" label="II. At sea">
        <TreeItem nodeId="two-a" label="Three days of wind" />
      </TreeItem>
    </TreeView>
  );
}
