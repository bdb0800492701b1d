import { useSwitch } from '@mui/base/useSwitch';

export default function UseSwitchHook() {
  const { getInputProps, checked, focusVisible } = useSwitch({
    defaultChecked: true,
  });

  return (
    <label
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 8,
        padding: '8px 14px',
        borderRadius: 12,
        border: '1px solid currentColor',
        outline: focusVisible ? '3px solid #5b9ee0' : 'none',
      }}
    >
      <input {...getInputProps()} role="switch" />
      Notifications
      <span aria-hidden="true">{checked ? 'are on' : 'are off'}</span>
    </label>
  );
}
