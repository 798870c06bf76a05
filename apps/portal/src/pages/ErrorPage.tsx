import { Button, PublicPage } from '@bank-bonuses/ui';

export interface ErrorPageProps {
  title: string;
  /** Description of the error, with advice on what to do. */
  description: string;
  /**
   * Label of the only button.
   * @default 'Load the page again'
   */
  action?: string;
  /**
   * Called when the button is pressed.
   * @default loads the page again
   */
  onAction?: () => void;
}

/** Renders a description of the error and one action. It never shows the error's own message. */
export function ErrorPage({
  title,
  description,
  action = 'Load the page again',
  onAction = reload,
}: ErrorPageProps) {
  return (
    <PublicPage title={title} description={description}>
      <Button fullWidth onClick={onAction}>
        {action}
      </Button>
    </PublicPage>
  );
}

function reload(): void {
  location.reload();
}
