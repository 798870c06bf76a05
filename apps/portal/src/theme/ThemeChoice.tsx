import { SelectField } from '@bank-bonuses/ui';
import { chooseTheme, useThemePreference, type ThemePreference } from './themePreference.ts';

const options: { value: ThemePreference; label: string }[] = [
  { value: 'system', label: 'Same as this device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Renders the choice between the device's theme, light and dark. */
export function ThemeChoice() {
  const preference = useThemePreference();
  const choose = (value: string) =>
    chooseTheme(options.find((option) => option.value === value)?.value ?? 'system');
  return (
    <SelectField label="Appearance" options={options} value={preference} onValueChange={choose} />
  );
}
