import { useToast } from '@bank-bonuses/ui';

const title = 'Invite Friends & Earn Rewards';

/**
 * Returns functions that copy the link or open the device's share sheet, and report the result in a
 * toast.
 */
export function useLinkActions(link: string) {
  const toast = useToast();
  const fail = (description: string) =>
    toast.show({ title: 'Error', description, tone: 'critical' });

  /** Copies the link. Resolves to whether it was copied. */
  const copy = async (): Promise<boolean> => {
    try {
      // `navigator.clipboard` is undefined in an insecure context, which counts as a failure too.
      await navigator.clipboard.writeText(link);
    } catch {
      fail('Failed to copy link');
      return false;
    }
    toast.show({
      title: 'Copied!',
      description: 'Referral link copied to clipboard',
      tone: 'positive',
    });
    return true;
  };

  const share = async () => {
    try {
      await navigator.share({ title, url: link });
    } catch (error) {
      // Closing the share sheet is not a failure: the customer has changed their mind.
      const isDismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!isDismissed) fail('Failed to share link');
    }
  };

  return { copy, share };
}

/** Returns whether this device has a share sheet. */
export const canShare = () => 'share' in navigator;
