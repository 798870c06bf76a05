import { TextField } from '@bank-bonuses/ui';
import type { CardProps } from './cardProps.ts';
import { Income, IncomeField } from './Income.tsx';
import { SectionCard } from './SettingsCard.tsx';
import { valueItem } from '../values/valueItem.tsx';

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
        valueItem('Occupation', saved?.occupation),
        valueItem('Employer', saved?.employer),
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
