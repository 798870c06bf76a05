import { Notice, PublicPage } from '@bank-bonuses/ui';

export interface ConfigProblemPageProps {
  problems: string[];
}

/** The portal refuses to start without its settings and names what is missing, for whoever deploys it. */
export function ConfigProblemPage({ problems }: ConfigProblemPageProps) {
  return (
    <PublicPage
      heading="The portal is not set up completely"
      lede="Its settings are incomplete, so it cannot start. Please tell the people who run it:"
    >
      <Notice tone="critical">
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    </PublicPage>
  );
}
