import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import './swatches.css';

const colors = [
  { value: '#b3261e', label: 'Brick' },
  { value: '#1a7f4b', label: 'Moss' },
  { value: '#0b6bcb', label: 'Sea' },
];

function Swatch({ value, label }: { value: string; label: string }) {
  const { getRootProps, highlighted, selected } = useOption({
    value,
    label,
    disabled: false,
  });

  return (
    <li
      {...getRootProps()}
      className={highlighted ? 'Swatch Swatch-at' : 'Swatch'}
      style={{ background: value }}
    >
      {label} <span aria-hidden="true">{selected && '✓'}</span>
    </li>
  );
}

export default function UseSelectHook() {
  const { contextValue, getButtonProps, getListboxProps, open, value } = useSelect<
    string,
    false
  >({ options: colors, defaultValue: '#0b6bcb' });
  const label = colors.find((color) => color.value === value)?.label;

  return (
    <div className="Swatches">
      <button
        {...getButtonProps()}
        type="button"
        aria-label={`Color: ${label}`}
        className="SwatchButton"
      >
        <span className="SwatchSample" style={{ background: value ?? 'none' }} />
        {label}
      </button>
      <ul {...getListboxProps()} aria-label="Colors" className="SwatchList" hidden={!open}>
        <SelectProvider value={contextValue}>
          {colors.map((color) => (
            <Swatch key={color.value} {...color} />
          ))}
        </SelectProvider>
      </ul>
    </div>
  );
}
