import { Notice, PublicPage } from '@bank-bonuses/ui';

export interface ConfigErrorPageProps {
  errors: string[];
}

/** Rendered when settings are missing or invalid; names them for the people who deploy the portal. */
export function ConfigErrorPage({ errors }: ConfigErrorPageProps) {
  return (
    <PublicPage
      heading="The portal is not set up completely"
      lede="Its settings are incomplete, so it cannot start. Please tell the people who run it:"
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
