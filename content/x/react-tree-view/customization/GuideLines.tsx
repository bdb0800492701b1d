import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function GuideLines() {
  return (
    <TreeView
      aria-label="Family"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      defaultExpanded={['iris', 'otto']}
      defaultSelected="nora"
      sx={{
        width: 240,
        minHeight: 170,
        [`& .${treeItemClasses.content}`]: { borderRadius: 2, py: 0.5 },
        [`& .${treeItemClasses.group}`]: {
          ml: 2,
          pl: 1,
          borderLeft: '1px dashed',
          borderColor: 'divider',
        },
      }}
    >
      <TreeItem nodeId="iris" label="Iris">
        <TreeItem nodeId="otto" label="Otto">
          <TreeItem nodeId="nora" label="Nora" />
        </TreeItem>
        <TreeItem nodeId="lea" label="Lea" />
      </TreeItem>
    </TreeView>
  );
}
