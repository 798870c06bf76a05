export { ProcessorError } from './cardProcessor.ts';
export type { CardDetails, CardProcessor, ChargeResult, DeclineReason } from './cardProcessor.ts';
export { cardChargeCents, openingFeeCents } from './chargeAmounts.ts';
export { httpProcessor } from './httpProcessor.ts';
export { readPayment, selectPayment, toPayment } from './readPayment.ts';
export { testProcessor } from './testProcessor.ts';
