import Typography from '@mui/material/Typography';

export default function ArticleText() {
  return (
    <article style={{ maxWidth: 440 }}>
      <Typography variant="overline" component="p" color="text.secondary">
        Field notes
      </Typography>
      <Typography variant="h5" component="h4" gutterBottom>
        Counting seals from a rubber boat
      </Typography>
      <Typography gutterBottom>
        The first rule is to count twice. Seals dive when a boat comes close,
        and those that dived are in nobody's first count.
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Four minutes to read
      </Typography>
    </article>
  );
}
