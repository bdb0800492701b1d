import DescriptionIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import LockIcon from '@mui/icons-material/Lock';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function OwnIcons() {
  return (
    <TreeView
      aria-label="Documents"
      defaultCollapseIcon={<FolderOpenIcon color="primary" />}
      defaultExpandIcon={<FolderIcon color="primary" />}
      defaultEndIcon={<DescriptionIcon color="action" />}
      defaultExpanded={['contracts']}
      sx={{ width: 240, minHeight: 150 }}
    >
      <TreeItem nodeId="contracts" label="Contracts">
        <TreeItem nodeId="lease" label="Lease" />
        <TreeItem nodeId="will" label="Will" icon={<LockIcon />} />
      </TreeItem>
      <TreeItem nodeId="bills" label="Bills">
        <TreeItem nodeId="may" label="May" />
      </TreeItem>
    </TreeView>
  );
}
