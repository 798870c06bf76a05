import { TextButton } from '@bank-bonuses/ui';
import { useHelpDialog, type LoadHelpDialog } from './useHelpDialog.tsx';

export interface HelpLinkProps {
  /** Loads the dialog; replaced in tests and stories only. */
  load?: LoadHelpDialog;
}

/** Renders the help link in the footer of a page. */
export function HelpLink({ load }: HelpLinkProps) {
  const { prepare, show, content } = useHelpDialog(load);
  return (
    <>
      <TextButton
        standalone
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        Help and contact
      </TextButton>{' '}
      {content}
    </>
  );
}
