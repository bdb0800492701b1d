import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';

const recipes = ['Barley soup', 'Plum dumplings', 'Rye bread'];

export default function IconCheckboxes() {
  return (
    <List dense sx={{ width: 280 }}>
      {recipes.map((recipe, index) => (
        <ListItem
          key={recipe}
          divider={index < recipes.length - 1}
          secondaryAction={
            <Checkbox
              edge="end"
              defaultChecked={index === 1}
              icon={<BookmarkBorderIcon />}
              checkedIcon={<BookmarkIcon />}
              inputProps={{ 'aria-label': `Bookmark ${recipe}` }}
            />
          }
        >
          <ListItemText primary={recipe} />
        </ListItem>
      ))}
    </List>
  );
}
