import { Button, PublicPage } from '@bank-bonuses/ui';

export interface ErrorPageProps {
  heading: string;
  /** The event, and the advice. */
  text: string;
  /** The words on the one button. @default 'Load the page again' */
  action?: string;
  /** @default loads the page again */
  onAction?: () => void;
}

/** Says what went wrong and gives one way on; never what the error itself said. */
export function ErrorPage({
  heading,
  text,
  action = 'Load the page again',
  onAction = reload,
}: ErrorPageProps) {
  return (
    <PublicPage heading={heading} lede={text}>
      <Button fullWidth onClick={onAction}>
        {action}
      </Button>
    </PublicPage>
  );
}

function reload(): void {
  location.reload();
}
