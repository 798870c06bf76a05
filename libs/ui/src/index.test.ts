import { expect, test } from 'vitest';
import * as kit from './index.ts';
import * as theme from './theme/index.ts';

test('keeps the list of what the package exports', () => {
  expect(Object.keys(kit).sort()).toMatchInlineSnapshot(`
    [
      "Amount",
      "Button",
      "ButtonLink",
      "Card",
      "Checkbox",
      "Columns",
      "DateField",
      "Dialog",
      "ErrorSummary",
      "FactList",
      "FieldGroup",
      "Heading",
      "Icon",
      "IconButton",
      "Inline",
      "LiveRegion",
      "LoadingOverlay",
      "Logo",
      "Notice",
      "PasswordField",
      "PhotoField",
      "Progress",
      "PublicPage",
      "RadioCards",
      "RadioGroup",
      "SearchList",
      "SelectField",
      "Skeleton",
      "SkipLink",
      "Spinner",
      "Stack",
      "StatCard",
      "StepProgress",
      "Text",
      "TextButton",
      "TextField",
      "TextLink",
      "Tooltip",
      "VisuallyHidden",
      "focusField",
      "formatAmount",
      "useAnnounce",
    ]
  `);
});

test('keeps the list of what the theme exports', () => {
  expect(Object.keys(theme).sort()).toMatchInlineSnapshot(`
    [
      "breakpoint",
      "control",
      "dark",
      "font",
      "layer",
      "leading",
      "light",
      "measure",
      "media",
      "motion",
      "radius",
      "space",
      "stroke",
      "text",
      "tracking",
      "vars",
      "weight",
    ]
  `);
});
