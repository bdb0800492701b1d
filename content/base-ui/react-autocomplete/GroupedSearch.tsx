import * as React from 'react';
import { useAutocomplete, type AutocompleteGroupedOption } from '@mui/base/useAutocomplete';
import './autocomplete.css';

const animals = [
  { name: 'Heron', kind: 'Birds' },
  { name: 'Puffin', kind: 'Birds' },
  { name: 'Cod', kind: 'Fish' },
  { name: 'Herring', kind: 'Fish' },
];
type Animal = (typeof animals)[number];

export default function GroupedSearch() {
  const id = React.useId();
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
  } = useAutocomplete({
    id,
    options: animals,
    groupBy: ({ kind }) => kind,
    getOptionLabel: ({ name }) => name,
    getOptionDisabled: ({ name }) => name === 'Cod',
  });
  const groups = groupedOptions as AutocompleteGroupedOption<Animal>[];

  return (
    <div className="FindField">
      <label {...getInputLabelProps()}>Seen today</label>
      <div {...getRootProps()} className="FindBox">
        <input {...getInputProps()} placeholder="Try her" />
      </div>
      {groups.length > 0 && (
        <ul {...getListboxProps()} className="FindList">
          {groups.map(({ group, index, options }) => (
            <li key={group} role="presentation" className="FindGroup">
              <span className="FindHeading" aria-hidden="true">
                {group}
              </span>
              <ul role="group" aria-label={group}>
                {options.map((option, place) => (
                  <li
                    {...getOptionProps({ option, index: index + place })}
                    key={option.name}
                  >
                    {option.name}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
