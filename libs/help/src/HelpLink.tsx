import { TextButton } from '@bank-bonuses/ui';
import { useHelpDialog, type LoadHelpDialog } from './useHelpDialog.tsx';

export interface HelpLinkProps {
  /** How the dialog is fetched; another way in tests and stories alone. */
  load?: LoadHelpDialog;
}

/** The way to help at the foot of a page. */
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
