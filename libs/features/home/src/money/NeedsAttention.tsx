import type { AttentionItem } from '@bank-bonuses/api-client';
import { useCustomerSupportMail } from '@bank-bonuses/dialogs/support';
import { hideAmounts } from '@bank-bonuses/product';
import { paths, type DueRequirement } from '@bank-bonuses/product/routes';
import {
  formatDay,
  Heading,
  Icon,
  Inline,
  Text,
  TextLink,
  useAmountsHidden,
  useAmountText,
  useToday,
} from '@bank-bonuses/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import { Link } from 'react-router';
import * as styles from './WhatComesNext.css.ts';

export interface NeedsAttentionProps {
  /** At most three items, the most urgent first. */
  items: readonly AttentionItem[];
}

/** Renders what the customer should look at, each with a link. */
export function NeedsAttention({ items }: NeedsAttentionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <Heading level={2} size="lead" id={heading}>
        Needs attention
      </Heading>
      <ul className={styles.items}>
        {items.slice(0, 3).map((item, at) => (
          <li key={`${at} ${item.kind}`} className={styles.item}>
            <span className={styles.mark}>
              <Icon>
                <CircleAlert />
              </Icon>
            </span>
            <div>
              <Item item={item} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

// Titles and links of the kinds. The title of a due requirement is the requirement itself.
const kinds = {
  requirement_due: {
    title: 'A requirement of the bank',
    link: 'See your bonuses',
    to: paths.bonuses,
  },
  payment_awaited: {
    title: 'Your payment has not arrived',
    link: 'See your payment',
    to: paths.settings,
  },
  identity_check_failed: {
    title: 'We could not verify your identity',
    link: 'See your details',
    to: paths.settings,
  },
} as const;

function Item({ item: { kind, bank_name: bank, text, date } }: { item: AttentionItem }) {
  const today = useToday();
  const isHidden = useAmountsHidden();
  const dots = useAmountText()(0);
  const support = useCustomerSupportMail({ subject: 'My identity check' });
  const words = text && isHidden ? hideAmounts(text, dots) : text;
  const isDue = kind === 'requirement_due';
  const { title, link, to } = kinds[kind];
  const reason = isDue ? undefined : words;
  // Bonuses opens the card that has this requirement.
  const requirement: DueRequirement | undefined =
    isDue && bank !== undefined && text !== undefined ? { bank, requirement: text } : undefined;
  return (
    <>
      <Text tone="strong" weight="medium">
        {isDue ? (words ?? title) : title}
      </Text>
      {reason && <Text size="small">{reason}</Text>}
      <div className={styles.foot}>
        <Inline gap="xs" align="baseline" justify="between">
          <p>
            {bank && <span translate="no">{bank}</span>}
            {bank && date && ' · '}
            {date && (
              <span key={dateWords(isDue, date, today)}>
                {dateWords(isDue, date, today)} <time dateTime={date}>{formatDay(date)}</time>
              </span>
            )}
          </p>
          {kind === 'identity_check_failed' && support !== undefined ? (
            <TextLink standalone href={support}>
              Contact us
            </TextLink>
          ) : (
            <TextLink standalone render={<Link to={to} state={requirement} />}>
              {requirement ? 'See this bonus' : link}
            </TextLink>
          )}
        </Inline>
      </div>
    </>
  );
}

const dateWords = (isDue: boolean, date: string, today: string) =>
  !isDue ? 'Checked on' : date < today ? 'Overdue since' : 'Due by';
