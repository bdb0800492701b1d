import AspectRatio, { type AspectRatioProps } from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import harbor from './harbor.svg';

export default function AspectRatioStage(props: Partial<AspectRatioProps>) {
  return (
    <Box sx={{ width: 240 }}>
      <AspectRatio {...props}>
        <img src={harbor} alt="A harbor in the evening sun" />
      </AspectRatio>
    </Box>
  );
}
