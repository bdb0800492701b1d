import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';
import FavoriteIcon from '@mui/icons-material/Favorite';
import HomeIcon from '@mui/icons-material/Home';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';

const current = 'favorites';

export default function NavigationLinks() {
  return (
    <Paper variant="outlined" sx={{ width: 360, maxWidth: '100%' }}>
      <BottomNavigation
        component="nav"
        aria-label="Shop"
        showLabels
        value={current}
      >
        <BottomNavigationAction
          href="https://example.com/shop"
          value="shop"
          label="Shop"
          icon={<HomeIcon />}
        />
        <BottomNavigationAction
          href="https://example.com/favorites"
          value="favorites"
          label="Favorites"
          icon={<FavoriteIcon />}
          aria-current="page"
        />
        <BottomNavigationAction
          href="https://example.com/cart"
          value="cart"
          label="Cart"
          icon={<ShoppingCartIcon />}
        />
      </BottomNavigation>
    </Paper>
  );
}
