import { toggle } from './Switch.css.ts';

export function Switch({
  label,
  isOn,
  isDisabled = false,
  onChange,
}: {
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange(isOn: boolean): void;
}) {
  return (
    <button
      type="button"
      role="switch"
      className={toggle}
      aria-checked={isOn}
      aria-label={label}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
    />
  );
}
