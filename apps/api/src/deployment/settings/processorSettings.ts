import type { HttpProcessorOptions } from '../../payments/index.ts';
import { isPrivateAddress, isWebAddress, type SettingsReader } from './settingsReader.ts';

export type ProcessorSettings = 'test' | HttpProcessorOptions;

export function readProcessor({
  text,
  needed,
  addIssue,
  isProduction,
}: SettingsReader): ProcessorSettings {
  const kind = text('CARD_PROCESSOR');
  if (kind === 'test') {
    if (isProduction) {
      addIssue(
        'CARD_PROCESSOR must not be "test" in production: it charges no cards. Set it to "http"',
      );
    }
    return kind;
  }
  if (kind === '') {
    addIssue(
      'CARD_PROCESSOR is missing: "http" (see docs/card-processor.md), or "test" for local use',
    );
    return 'test';
  }
  if (kind !== 'http') addIssue('CARD_PROCESSOR must be "http" or "test"');
  const url = needed('CARD_PROCESSOR_URL', 'the base URL of the card processor');
  if (url !== '' && (!isWebAddress(url) || !isPrivateAddress(url))) {
    addIssue('CARD_PROCESSOR_URL must be an https address: card numbers are sent to it');
  }
  const key = needed('CARD_PROCESSOR_KEY', 'the API key for the card processor');
  if (/\s/.test(key)) addIssue('CARD_PROCESSOR_KEY must not contain white space');
  return { url, key };
}
