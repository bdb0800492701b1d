import * as React from 'react';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import './autocomplete.css';

const months = ['January', 'March', 'May', 'July', 'September', 'November'];

export default function ClearedSearch() {
  const id = React.useId();
  const [month, setMonth] = React.useState<string | null>('May');
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getClearProps,
    getPopupIndicatorProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    dirty,
    popupOpen,
  } = useAutocomplete({
    id,
    options: months,
    value: month,
    onChange: (_event, next) => setMonth(next),
  });

  return (
    <div className="FindField">
      <label {...getInputLabelProps()}>Month with 31 or 30 days</label>
      <div {...getRootProps()} className="FindBox">
        <input {...getInputProps()} />
        {dirty && (
          <button {...getClearProps()} aria-label="Clear">
            ×
          </button>
        )}
        <button {...getPopupIndicatorProps()} aria-label={popupOpen ? 'Close' : 'Open'}>
          {popupOpen ? '▴' : '▾'}
        </button>
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
      <p className="FindNote">{month ? `Chosen: ${month}` : 'Nothing chosen'}</p>
    </div>
  );
}
