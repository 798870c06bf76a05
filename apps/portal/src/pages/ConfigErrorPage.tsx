import { Notice, PublicPage } from '@bank-bonuses/ui';

export interface ConfigErrorPageProps {
  errors: string[];
}

/** The portal refuses to start without its settings and names what is missing, for the people who deploy it. */
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
