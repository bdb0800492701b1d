import { choosePreferences } from '../choose-preferences.ts';
import { usePreferences } from '../use-preferences.ts';
import { ChoiceRow } from './choice-row.tsx';
import { SettingsGroup, type GroupProps } from './settings-group.tsx';

const variants = ['TS', 'JS'] as const;
const stylings = ['system', 'tailwind', 'css'] as const;

/** Lets the reader choose in which language demos show their code and, if it has a label, with which styling. */
export function CodeGroup(props: GroupProps) {
  const { labels } = props;
  const { codeVariant, codeStyling } = usePreferences();
  return (
    <SettingsGroup {...props} title={labels.code} names={['codeVariant', 'codeStyling']}>
      <ChoiceRow
        label={labels.codeVariant}
        action="codeVariant"
        values={variants}
        labels={labels}
        value={codeVariant}
        onChoose={(value) => choosePreferences({ codeVariant: value })}
      />
      {labels.codeStyling && (
        <ChoiceRow
          label={labels.codeStyling}
          action="codeStyling"
          values={stylings}
          labels={{ ...labels, system: labels.styleSystem }}
          value={codeStyling}
          onChoose={(value) => choosePreferences({ codeStyling: value })}
        />
      )}
    </SettingsGroup>
  );
}
