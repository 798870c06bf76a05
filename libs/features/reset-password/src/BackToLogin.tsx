import { paths } from '@bank-bonuses/routes';
import { TextLink } from '@bank-bonuses/ui';
import { Link } from 'react-router';

export interface BackToLoginProps {
  onClick?: () => void;
}

export const BackToLogin = ({ onClick }: BackToLoginProps) => (
  <TextLink standalone onClick={onClick} render={<Link to={paths.login} />}>
    Back to Login
  </TextLink>
);
