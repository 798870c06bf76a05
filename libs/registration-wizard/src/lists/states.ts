export { states, stateOptions, type StateCode } from '@bank-bonuses/messages';
