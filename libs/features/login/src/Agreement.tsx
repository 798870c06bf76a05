import { usePortalConfig } from '@bank-bonuses/product/react';
import { loadTermsDialog, type TermsDialogProps } from '@bank-bonuses/registration-wizard';
import { TextLink } from '@bank-bonuses/ui';
import { useState, type ComponentType, type MouseEvent } from 'react';

export interface AgreementProps {
  /**
   * Loads the code of the dialog.
   * @default the wizard's loader
   */
  load?: typeof loadTermsDialog;
}

/**
 * Renders the agreement that logging in implies. The terms open in a dialog; the privacy policy is
 * a separate page.
 */
export function Agreement({ load = loadTermsDialog }: AgreementProps) {
  const config = usePortalConfig();
  const [Terms, setTerms] = useState<ComponentType<TermsDialogProps>>();
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');

  const open = async (event: MouseEvent) => {
    // With a modifier key, the browser opens the link in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setState('closed');
    try {
      const Loaded = await load();
      setTerms(() => Loaded);
      setState('open');
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      By logging in, you agree to our{' '}
      <TextLink href={config?.termsUrl || '#'} aria-haspopup="dialog" onClick={open}>
        Terms of Service
      </TextLink>{' '}
      and <TextLink href={config?.privacyUrl || '#'}>Privacy Policy</TextLink>.
      {state === 'failed' && (
        <span role="alert">
          {' '}
          The terms could not be loaded. Check your internet connection and try again.
        </span>
      )}
      {Terms && <Terms open={state === 'open'} onOpenChange={() => setState('closed')} />}
    </>
  );
}
