import type { ProfileView } from '@bank-bonuses/api-client/queries';
import { TextField } from '@bank-bonuses/ui';
import type { CardProps } from './cardProps.ts';
import { Income, IncomeField } from './Income.tsx';
import { SectionCard } from './SettingsCard.tsx';
import { Value } from '../values/Value.tsx';

const draftOf = (profile: ProfileView) => ({
  occupation: profile.occupation ?? '',
  employer: profile.employer ?? '',
  income: profile.income ?? '',
});

export function EmploymentCard({ profile }: CardProps) {
  const saved = profile && draftOf(profile);
  return (
    <SectionCard
      title="Employment Information"
      name="employment"
      saved={saved}
      toGroup={({ occupation, employer, income }) => ({ occupation, employer, income })}
      successText="Employment information updated successfully"
      details={[
        { term: 'Occupation', value: <Value>{saved?.occupation}</Value> },
        { term: 'Employer', value: <Value>{saved?.employer}</Value> },
        { term: 'Annual income', value: <Income>{saved?.income}</Income> },
      ]}
    >
      {({ occupation, employer, income }, change) => (
        <>
          <TextField
            label="Occupation"
            optional
            autoComplete="organization-title"
            value={occupation}
            onValueChange={(next) => change({ occupation: next })}
          />
          <TextField
            label="Employer"
            optional
            autoComplete="organization"
            value={employer}
            onValueChange={(next) => change({ employer: next })}
          />
          <IncomeField value={income} onValueChange={(next) => change({ income: next })} />
        </>
      )}
    </SectionCard>
  );
}
