import { TextField } from '@bank-bonuses/ui';
import type { CardProps } from './cardProps.ts';
import { Income, IncomeField } from './Income.tsx';
import { SectionCard } from './SettingsCard.tsx';
import { Value } from '../values/Value.tsx';

export function EmploymentCard({ profile }: CardProps) {
  const saved = profile && {
    occupation: profile.occupation ?? '',
    employer: profile.employer ?? '',
    income: profile.income ?? '',
  };
  return (
    <SectionCard
      title="Employment Information"
      name="employment"
      saved={saved}
      toGroup={(draft) => draft}
      successText="Employment information updated successfully"
      details={[
        { term: 'Occupation', value: <Value>{saved?.occupation}</Value> },
        { term: 'Employer', value: <Value>{saved?.employer}</Value> },
        { term: 'Annual income', value: <Income>{saved?.income}</Income> },
      ]}
    >
      {(field) => (
        <>
          <TextField
            label="Occupation"
            optional
            autoComplete="organization-title"
            {...field('occupation')}
          />
          <TextField label="Employer" optional autoComplete="organization" {...field('employer')} />
          <IncomeField {...field('income')} />
        </>
      )}
    </SectionCard>
  );
}
