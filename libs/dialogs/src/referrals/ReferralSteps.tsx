import { IconList } from '@bank-bonuses/ui';
import BadgeDollarSign from 'lucide-react/icons/badge-dollar-sign';
import PenLine from 'lucide-react/icons/pen-line';
import Send from 'lucide-react/icons/send';
import UserPlus from 'lucide-react/icons/user-plus';
import { referralRate } from './referral.ts';

export interface ReferralStepsProps {
  /** Whether the link contains the referrer's code. */
  isNamedByLink: boolean;
}

/** Renders the steps from an invitation to the reward. */
export function ReferralSteps({ isNamedByLink }: ReferralStepsProps) {
  return (
    <IconList
      items={[
        { icon: <Send />, title: 'Tell your friends about us' },
        { icon: <UserPlus />, title: 'They sign up via your link' },
        {
          icon: <PenLine />,
          title: "They write your name in the 'Who referred you?' box",
          description: isNamedByLink && 'Your link fills in your referral code there for them.',
        },
        {
          icon: <BadgeDollarSign />,
          title: `You earn ${referralRate}`,
          description: 'When they complete their first bank bonus.',
        },
      ]}
    />
  );
}
