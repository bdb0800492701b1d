import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Dropdown from '@mui/joy/Dropdown';
import Link from '@mui/joy/Link';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';

const middle = ['Europe', 'Portugal', 'Alentejo'];

export default function CollapsedTrail() {
  return (
    <Breadcrumbs aria-label="Place of this station">
      <Link href="https://example.com/stations">Stations</Link>
      <Dropdown>
        <MenuButton size="sm" variant="plain" aria-label="Show three more levels">
          …
        </MenuButton>
        <Menu size="sm">
          {middle.map((name) => (
            <MenuItem key={name} component="a" href={`https://example.com/${name.toLowerCase()}`}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Link href="https://example.com/beja">Beja</Link>
      <Typography aria-current="page">Platform 2</Typography>
    </Breadcrumbs>
  );
}
