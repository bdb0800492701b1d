import * as React from 'react';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import './autocomplete.css';

const instruments = ['Cello', 'Clarinet', 'Flute', 'Harp', 'Oboe', 'Viola', 'Violin'];

export default function TagSearch() {
  const id = React.useId();
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getTagProps,
    setAnchorEl,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    value,
  } = useAutocomplete({
    id,
    multiple: true,
    options: instruments,
    defaultValue: ['Cello', 'Viola'],
    filterSelectedOptions: true,
  });

  return (
    <div className="FindField">
      <label {...getInputLabelProps()}>Instruments</label>
      <div {...getRootProps()} ref={setAnchorEl} className="FindBox">
        {value.map((name, index) => {
          const { key, onDelete, ...tag } = getTagProps({ index });

          return (
            <span {...tag} key={key} className="FindTag">
              {name}
              <button
                type="button"
                tabIndex={-1}
                aria-label={`Remove ${name}`}
                onClick={onDelete}
              >
                ×
              </button>
            </span>
          );
        })}
        <input {...getInputProps()} />
      </div>
      {groupedOptions.length > 0 && (
        <ul {...getListboxProps()} className="FindList">
          {(groupedOptions as string[]).map((option, index) => (
            <li {...getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
