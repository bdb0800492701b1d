import * as React from 'react';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';

export default function TextFormats() {
  const [formats, setFormats] = React.useState<string[]>(['italic']);
  const has = (format: string) => formats.includes(format);

  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <ToggleButtonGroup
        aria-label="Format of the title"
        value={formats}
        onChange={(_event, next) => setFormats(next)}
      >
        <IconButton value="bold" aria-label="Bold">
          <FormatBoldIcon />
        </IconButton>
        <IconButton value="italic" aria-label="Italic">
          <FormatItalicIcon />
        </IconButton>
        <IconButton value="underline" aria-label="Underline">
          <FormatUnderlinedIcon />
        </IconButton>
      </ToggleButtonGroup>
      <Typography
        sx={{
          fontWeight: has('bold') ? 'xl' : 'md',
          fontStyle: has('italic') ? 'italic' : 'normal',
          textDecoration: has('underline') ? 'underline' : 'none',
        }}
      >
        Letters from the coast
      </Typography>
    </Box>
  );
}
