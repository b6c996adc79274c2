import { toggle } from './Switch.css.ts';

interface SwitchProps {
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange(isOn: boolean): void;
}

export function Switch({ label, isOn, isDisabled = false, onChange }: SwitchProps) {
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
