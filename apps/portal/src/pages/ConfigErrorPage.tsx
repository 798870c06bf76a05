import { Notice, PublicPage } from '@bank-bonuses/ui';

export interface ConfigErrorPageProps {
  errors: string[];
}

/** Renders the settings that are missing or invalid, for the people who deploy the portal. */
export function ConfigErrorPage({ errors }: ConfigErrorPageProps) {
  return (
    <PublicPage
      title="The portal is not set up correctly"
      description="It cannot start, because some of its settings are missing or invalid. Please tell its administrators:"
    >
      <Notice tone="critical">
        <ul>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      </Notice>
    </PublicPage>
  );
}
