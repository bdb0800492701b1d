import AnchorIcon from '@mui/icons-material/Anchor';
import BarChartIcon from '@mui/icons-material/BarChart';
import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import PeopleOutlineIcon from '@mui/icons-material/PeopleOutline';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const sections = [
  { name: 'Tasks', Icon: CheckCircleOutlineIcon },
  { name: 'Crew', Icon: PeopleOutlineIcon },
  { name: 'Boats', Icon: AnchorIcon },
  { name: 'Reports', Icon: BarChartIcon },
];

interface SideMenuProps {
  section: string;
  onChoose: (section: string) => void;
}

/** The sections of the application, once beside the page and once in the drawer. */
export default function SideMenu({ section, onChoose }: SideMenuProps) {
  return (
    <>
      <Typography level="title-lg" sx={{ px: 1.5, mb: 2 }}>
        Harbor office
      </Typography>
      <List sx={{ '--List-gap': '4px', '--ListItem-radius': '8px', p: 0 }}>
        {sections.map(({ name, Icon }) => (
          <ListItem key={name}>
            <ListItemButton
              selected={name === section}
              aria-current={name === section ? 'page' : undefined}
              onClick={() => onChoose(name)}
            >
              <ListItemDecorator>
                <Icon />
              </ListItemDecorator>
              <ListItemContent>{name}</ListItemContent>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
