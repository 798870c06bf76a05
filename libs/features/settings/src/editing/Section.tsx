import {
  Button,
  DescriptionList,
  Inline,
  Notice,
  Stack,
  Text,
  VisuallyHidden,
  type DescriptionItem,
} from '@bank-bonuses/ui';
import { useRef, type ReactNode } from 'react';
import * as styles from './Section.css.ts';
import { useFocusFollowing } from './useFocusFollowing.ts';
import { useSection, type Draft, type SectionRules } from './useSection.ts';

export interface SectionProps<D extends Draft> extends SectionRules<D> {
  /** The stored values, formatted for display. */
  details: readonly [DescriptionItem, ...DescriptionItem[]];
  /**
   * Renders the heading of the section with its edit button. If omitted, the edit button is beside
   * the first detail, whose term serves as the heading.
   */
  heading?: (action?: ReactNode) => ReactNode;
  /** Renders the fields of the form. `field` returns the value and the handler of one field. */
  children: (
    field: (name: keyof D) => { value: string; onValueChange: (value: string) => void },
  ) => ReactNode;
}

/** Renders an editable section of the profile, either as a list of details or as a form. */
export function Section<D extends Draft>(props: SectionProps<D>) {
  const { name, saved, details, heading, children } = props;
  const { mode, draft, reason, isSaving, ...section } = useSection(props);
  const root = useRef<HTMLDivElement>(null);
  useFocusFollowing(root, mode);

  if (mode === 'edit') {
    const field = (name: keyof D) => ({
      value: draft?.[name] ?? '',
      onValueChange: (value: string) => section.change(name, value),
    });
    return (
      <div ref={root}>
        {heading?.()}
        <form
          className={styles.form}
          noValidate
          aria-label={`Edit ${name}`}
          aria-busy={isSaving}
          onSubmit={(event) => {
            event.preventDefault();
            void section.save();
          }}
        >
          <Stack gap="md">
            <fieldset disabled={isSaving}>
              <Stack gap="md">{children(field)}</Stack>
            </fieldset>
            <Inline gap="sm">
              <Button type="submit" size="small" loading={isSaving} loadingText="Saving...">
                Save
              </Button>
              <Button
                variant="quiet"
                tone="neutral"
                size="small"
                keepsFocus
                disabled={isSaving}
                onClick={section.cancel}
              >
                Cancel
              </Button>
            </Inline>
          </Stack>
        </form>
      </div>
    );
  }

  const [first, ...others] = details;
  const action = (
    <Button variant="outline" tone="neutral" size="small" disabled={!saved} onClick={section.edit}>
      Edit <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
  return (
    <div ref={root}>
      {heading?.(action)}
      <DescriptionList items={heading ? details : [{ ...first, action }, ...others]} />
      {mode === 'failed' && (
        <div className={styles.error}>
          <Notice tone="critical" title="Your changes were not saved">
            <Stack gap="sm">
              {reason && <Text>{reason}</Text>}
              <Inline gap="sm">
                <Button size="small" data-focus-first onClick={section.editAgain}>
                  Edit again
                </Button>
                <Button variant="quiet" tone="neutral" size="small" onClick={section.cancel}>
                  Discard changes
                </Button>
              </Inline>
            </Stack>
          </Notice>
        </div>
      )}
    </div>
  );
}
