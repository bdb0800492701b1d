import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import type { Home } from './homes';

interface HomeCardProps {
  home: Home;
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
}

/** A home in the list: one link over the whole card, and a heart above it. */
export default function HomeCard({ home, isKept, onKeep }: HomeCardProps) {
  return (
    <Card component="li" variant="outlined" sx={{ '&:hover': { borderColor: 'neutral.outlinedHoverBorder', boxShadow: 'md' } }}>
      <CardOverflow>
        <AspectRatio ratio="16/9">
          <Box sx={{ background: `linear-gradient(160deg, ${home.sky} 0 52%, ${home.water} 52%)` }} />
        </AspectRatio>
        <IconButton
          variant={isKept ? 'solid' : 'soft'}
          color={isKept ? 'danger' : 'neutral'}
          aria-label={`Keep ${home.name}`}
          aria-pressed={isKept}
          onClick={() => onKeep(!isKept)}
          sx={{ position: 'absolute', zIndex: 2, insetBlockStart: 12, insetInlineEnd: 12, borderRadius: '50%' }}
        >
          {isKept ? <Favorite /> : <FavoriteBorder />}
        </IconButton>
      </CardOverflow>
      <CardContent>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Typography level="title-md" component="h3">
            <Link overlay underline="none" href="/joy-ui/templates/rental/" textColor="inherit">
              {home.name}
            </Link>
          </Typography>
          {home.pets && (
            <Chip size="sm" variant="soft" color="success">
              Pets
            </Chip>
          )}
        </Box>
        <Typography level="body-sm">
          {home.place} · {home.beds === 1 ? '1 bed' : `${home.beds} beds`}
        </Typography>
        <Typography level="title-lg" sx={{ mt: 1 }}>
          ${home.price}{' '}
          <Typography level="body-sm" component="span" sx={{ fontWeight: 400 }}>
            a night
          </Typography>
        </Typography>
      </CardContent>
    </Card>
  );
}
