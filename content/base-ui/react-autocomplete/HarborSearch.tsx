import * as React from 'react';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import './autocomplete.css';

const harbors = ['Bergen', 'Bilbao', 'Genoa', 'Ghent', 'Hamburg', 'Helsinki', 'Lisbon'];

export default function HarborSearch() {
  const id = React.useId();
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
  } = useAutocomplete({ id, options: harbors });

  return (
    <div className="FindField">
      <label {...getInputLabelProps()}>Harbor</label>
      <div {...getRootProps()} className="FindBox">
        <input {...getInputProps()} placeholder="Try be" />
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
