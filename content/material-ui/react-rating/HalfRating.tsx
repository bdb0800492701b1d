import Rating from '@mui/material/Rating';

export default function HalfRating() {
  return (
    <Rating
      name="novel"
      role="radiogroup"
      aria-label="The novel"
      size="large"
      defaultValue={3.5}
      precision={0.5}
      getLabelText={(value) => `${value} of 5 stars`}
    />
  );
}
