import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { pictures } from './pictures';

export default function PhotosWithBars() {
  const [starred, setStarred] = React.useState<readonly string[]>(['Forest']);

  function toggle(title: string) {
    setStarred(
      starred.includes(title)
        ? starred.filter((other) => other !== title)
        : [...starred, title],
    );
  }

  return (
    <ImageList rowHeight={180} sx={{ width: 440, maxWidth: '100%', m: 0 }}>
      {pictures.slice(0, 4).map(({ src, alt, title, by }) => (
        <ImageListItem key={title}>
          <img src={src} alt={alt} />
          <ImageListItemBar
            title={title}
            subtitle={`by ${by}`}
            actionIcon={
              <IconButton
                aria-label={`Star ${title}`}
                aria-pressed={starred.includes(title)}
                onClick={() => toggle(title)}
                sx={{ color: 'common.white' }}
              >
                {starred.includes(title) ? <StarIcon /> : <StarBorderIcon />}
              </IconButton>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
