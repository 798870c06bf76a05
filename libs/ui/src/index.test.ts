import { expect, test } from 'vitest';
import * as charts from './charts/index.ts';
import * as kit from './index.ts';
import * as theme from './theme/index.ts';

test('keeps the list of what the package exports', () => {
  expect(Object.keys(kit).sort()).toMatchInlineSnapshot(`
    [
      "Amount",
      "AmountsProvider",
      "Avatar",
      "Button",
      "ButtonLink",
      "CameraFrame",
      "Card",
      "Checkbox",
      "Columns",
      "DateField",
      "DetailList",
      "Dialog",
      "EmptyState",
      "ErrorSummary",
      "FactList",
      "FieldGroup",
      "Heading",
      "Icon",
      "IconButton",
      "Inline",
      "LiveRegion",
      "LoadProblem",
      "LoadingOverlay",
      "Logo",
      "MaskedField",
      "Notice",
      "OneTimeCodeField",
      "PageHeader",
      "Pager",
      "PasswordField",
      "PhotoField",
      "Progress",
      "PublicPage",
      "RadioCards",
      "RadioGroup",
      "RefreshProblem",
      "SearchList",
      "SelectField",
      "Sheet",
      "Skeleton",
      "SkipLink",
      "Spinner",
      "Stack",
      "StatCard",
      "StepProgress",
      "Table",
      "Text",
      "TextButton",
      "TextField",
      "TextLink",
      "ToastProvider",
      "Tooltip",
      "VisuallyHidden",
      "focusField",
      "formatAmount",
      "formatDay",
      "lazyWindow",
      "pageCount",
      "pagerText",
      "useAmountText",
      "useAmountsHidden",
      "useAnnounce",
      "useErrorTitle",
      "useIsOnline",
      "useLoadProblem",
      "useToast",
    ]
  `);
});

test('keeps the list of what the charts export', () => {
  expect(Object.keys(charts).sort()).toEqual(['BarChart', 'BarChartPlace', 'prefetchBarChart']);
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
