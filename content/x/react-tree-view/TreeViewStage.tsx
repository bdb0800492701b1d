import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function TreeViewStage(props: object) {
  return (
    <TreeView
      {...props}
      aria-label="Archive"
      defaultExpanded={['maps']}
      defaultCollapseIcon="−"
      defaultExpandIcon="+"
    >
      <TreeItem nodeId="maps" label="Maps">
        <TreeItem nodeId="harbours" label="Harbours" />
        <TreeItem nodeId="passes" label="Mountain passes" />
      </TreeItem>
      <TreeItem nodeId="letters" label="Letters" />
    </TreeView>
  );
}
