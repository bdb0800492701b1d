import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';

const modes = ['system', 'light', 'dark'] as const;

function Modes() {
  const { mode, setMode } = useColorScheme();

  return (
    <FormControl>
      <FormLabel>Appearance</FormLabel>
      <RadioGroup
        orientation="horizontal"
        value={mode ?? ''}
        onChange={(event) => setMode(modes.find((name) => name === event.target.value) ?? null)}
      >
        {modes.map((name) => (
          <Radio key={name} value={name} label={name} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

export default function ModeChoice() {
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);

  return (
    <CssVarsProvider
      defaultMode="system"
      disableNestedContext
      attribute="data-own-mode"
      modeStorageKey="mode-of-the-demo"
      colorSchemeStorageKey="scheme-of-the-demo"
      colorSchemeSelector="#mode-frame"
      colorSchemeNode={frame}
    >
      <Sheet
        id="mode-frame"
        ref={setFrame}
        variant="outlined"
        sx={{ p: 3, borderRadius: 'md', display: 'grid', gap: 2, justifyItems: 'start' }}
      >
        <Modes />
        <Button variant="soft">Everything follows</Button>
      </Sheet>
    </CssVarsProvider>
  );
}
