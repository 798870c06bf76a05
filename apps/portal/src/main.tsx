import '@bank-bonuses/ui/theme';
import '@bank-bonuses/ui/font.css';
import './signedIn/frame/LoadingFrame.css.ts';
import './start/resumed.css.ts';
import './start/startFailed.css.ts';
import { readConfig } from './start/readConfig.ts';
import { showConfigErrors } from './start/showConfigErrors.tsx';
import { startPortal } from './start/startPortal.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element #root.');

const settings = readConfig(document);
if (settings.ok) void startPortal(container, settings.config);
else void showConfigErrors(container, settings.errors);
