import * as React from 'react';
import { createTheme, styled, ThemeProvider, useTheme } from '@mui/system';
import Box from '@mui/system/Box';
import Container from '@mui/system/Container';
import Grid from '@mui/system/Unstable_Grid';
import Stack from '@mui/system/Stack';
import { Exhibited, ShowCase } from '../../Exhibited';

const strong = 'light-dark(#0b5cad, #7db8f0)';
const soft = 'light-dark(#cfe0f2, #24405c)';

const Step = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: 0,
  borderRadius: 8,
  background: strong,
  color: 'light-dark(#ffffff, #0f1b2b)',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid light-dark(#3b82c4, #97c3f0)', outlineOffset: 2 },
}));

/** Numbers of one scale: a step more, and all distances grow. */
export default function SystemParts() {
  const [gap, setGap] = React.useState(1);

  return (
    <ShowCase>
      <Exhibited name="styled">
        <Step type="button" onClick={() => setGap((gap % 3) + 1)}>
          spacing {gap}
        </Step>
      </Exhibited>
      <Exhibited name="Stack">
        <Stack direction="row" spacing={gap}>
          {[1, 2, 3].map((each) => (
            <Bar key={each} />
          ))}
        </Stack>
      </Exhibited>
      <Exhibited name="Grid">
        <Grid container spacing={gap} sx={{ width: 120 }}>
          {[8, 4, 4, 8].map((columns, index) => (
            <Grid key={index} xs={columns}>
              <Box sx={{ height: 16, borderRadius: 1, bgcolor: soft }} />
            </Grid>
          ))}
        </Grid>
      </Exhibited>
      <Exhibited name="Box">
        <Box sx={{ p: gap, border: '1px solid', borderColor: strong, borderRadius: 2 }}>
          <Box sx={{ width: 56, height: 24, borderRadius: 1, bgcolor: soft }} />
        </Box>
      </Exhibited>
      <Exhibited name="Container">
        <Box sx={{ width: 120, borderRadius: 2, bgcolor: soft }}>
          <Container disableGutters sx={{ px: gap }}>
            <Box sx={{ height: 40, bgcolor: strong }} />
          </Container>
        </Box>
      </Exhibited>
      <Exhibited name="ThemeProvider">
        <ThemeProvider theme={createTheme({ spacing: 4 * gap })}>
          <Unit />
        </ThemeProvider>
      </Exhibited>
    </ShowCase>
  );
}

function Bar() {
  return <Box sx={{ width: 24, height: 40, borderRadius: 1, bgcolor: soft }} />;
}

function Unit() {
  return <span dir="ltr">1 step = {useTheme().spacing(1)}</span>;
}
