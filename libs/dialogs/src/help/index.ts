export { HelpLink } from './HelpLink.tsx';
