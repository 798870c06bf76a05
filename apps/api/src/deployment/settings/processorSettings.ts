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
        'CARD_PROCESSOR must not be "test" in production: it moves no money. Set it to "http"',
      );
    }
    return kind;
  }
  if (kind === '') {
    addIssue(
      'CARD_PROCESSOR is missing: "http" (see docs/card-processor.md), or "test" to try things',
    );
    return 'test';
  }
  if (kind !== 'http') addIssue('CARD_PROCESSOR must be "http" or "test"');
  const url = needed('CARD_PROCESSOR_URL', 'the address that charges are posted below');
  if (url !== '' && (!isWebAddress(url) || !isPrivateAddress(url))) {
    addIssue('CARD_PROCESSOR_URL must be an https address: card numbers go there');
  }
  const key = needed('CARD_PROCESSOR_KEY', 'what the processor knows this service by');
  if (/\s/.test(key)) addIssue('CARD_PROCESSOR_KEY must not contain white space');
  return { url, key };
}
