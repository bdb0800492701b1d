import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function BasicTreeView() {
  return (
    <TreeView
      aria-label="Project files"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      defaultExpanded={['content']}
      sx={{ width: 260, minHeight: 200 }}
    >
      <TreeItem nodeId="content" label="content">
        <TreeItem nodeId="index" label="index.md" />
        <TreeItem nodeId="guides" label="guides">
          <TreeItem nodeId="theming" label="theming.md" />
        </TreeItem>
      </TreeItem>
      <TreeItem nodeId="nav" label="nav">
        <TreeItem nodeId="tree" label="material-ui.ts" />
      </TreeItem>
    </TreeView>
  );
}
