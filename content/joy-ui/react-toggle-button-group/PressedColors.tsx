import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const answers = ['Yes', 'Maybe', 'No'];

export default function PressedColors() {
  const [answer, setAnswer] = React.useState<string | null>('Yes');

  return (
    <ToggleButtonGroup
      aria-label="Are you coming?"
      spacing={1}
      variant="soft"
      value={answer}
      onChange={(_event, next) => setAnswer(next)}
    >
      {answers.map((name) => (
        <Button
          key={name}
          value={name}
          variant={name === answer ? 'solid' : 'soft'}
          color={name === answer ? 'primary' : 'neutral'}
        >
          {name}
        </Button>
      ))}
    </ToggleButtonGroup>
  );
}
