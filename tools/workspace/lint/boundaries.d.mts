export interface DepConstraint {
  sourceTag: string;
  onlyDependOnLibsWithTags: string[];
  bannedExternalImports: string[];
}

export function depConstraints(kind: 'product' | 'tool' | 'test'): DepConstraint[];
