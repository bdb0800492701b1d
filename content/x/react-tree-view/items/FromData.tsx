import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

interface Place {
  id: string;
  name: string;
  inside?: readonly Place[];
}

const places: readonly Place[] = [
  {
    id: 'house',
    name: 'House',
    inside: [
      {
        id: 'kitchen',
        name: 'Kitchen',
        inside: [{ id: 'oven', name: 'Oven' }],
      },
      { id: 'attic', name: 'Attic' },
    ],
  },
  { id: 'shed', name: 'Shed', inside: [{ id: 'bike', name: 'Bicycle' }] },
];

function draw(place: Place) {
  return (
    <TreeItem key={place.id} nodeId={place.id} label={place.name}>
      {place.inside?.map(draw)}
    </TreeItem>
  );
}

export default function FromData() {
  return (
    <TreeView
      aria-label="Places"
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      defaultExpanded={['house']}
      sx={{ width: 240, minHeight: 170 }}
    >
      {places.map(draw)}
    </TreeView>
  );
}
