import * as React from 'react';
import clsx from 'clsx';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  TreeItem,
  useTreeItem,
  type TreeItemContentProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const Row = React.forwardRef<HTMLDivElement, TreeItemContentProps>(function Row(
  { className, classes, label, nodeId, expansionIcon },
  ref,
) {
  const item = useTreeItem(nodeId);

  return (
    <div
      ref={ref}
      className={clsx(className, classes.root, {
        [classes.expanded]: item.expanded,
        [classes.selected]: item.selected,
        [classes.focused]: item.focused,
        [classes.disabled]: item.disabled,
      })}
      onMouseDown={item.preventSelection}
    >
      <div className={classes.iconContainer} onClick={item.handleExpansion}>
        {expansionIcon}
      </div>
      <div className={classes.label} onClick={item.handleSelection}>
        {label}
      </div>
    </div>
  );
});

export default function IconOpensLabelSelects() {
  return (
    <TreeView
      aria-label="Layers"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      defaultSelected="sky"
      sx={{ width: 240, minHeight: 130 }}
    >
      <TreeItem nodeId="sky" label="Sky" ContentComponent={Row}>
        <TreeItem nodeId="clouds" label="Clouds" ContentComponent={Row} />
      </TreeItem>
      <TreeItem nodeId="sea" label="Sea" ContentComponent={Row}>
        <TreeItem nodeId="ship" label="Ship" ContentComponent={Row} />
      </TreeItem>
    </TreeView>
  );
}
