import { paths, type TypedEmail } from '@bank-bonuses/product/routes';
import { TextLink } from '@bank-bonuses/ui';
import { Link } from 'react-router';

export interface BackToLoginProps {
  /** Email address to fill in on the login page. */
  email: string;
  onClick?: () => void;
}

export const BackToLogin = ({ email, onClick }: BackToLoginProps) => (
  <TextLink
    standalone
    onClick={onClick}
    render={<Link to={paths.login} state={{ email: email.trim() } satisfies TypedEmail} />}
  >
    Back to Login
  </TextLink>
);
