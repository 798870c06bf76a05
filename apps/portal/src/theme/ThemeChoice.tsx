import { SelectField } from '@bank-bonuses/ui';
import { useState } from 'react';
import { chooseTheme, readThemePreference, type ThemePreference } from './themePreference.ts';

const options: { value: ThemePreference; label: string }[] = [
  { value: 'system', label: 'As on this device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Lets the visitor choose how the portal looks here. */
export function ThemeChoice() {
  const [preference, setPreference] = useState(readThemePreference);
  const choose = (value: string) => {
    const chosen = options.find((option) => option.value === value)?.value ?? 'system';
    setPreference(chosen);
    chooseTheme(chosen);
  };
  return (
    <SelectField label="Appearance" options={options} value={preference} onValueChange={choose} />
  );
}
