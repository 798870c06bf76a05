import '@bank-bonuses/ui/theme';
import '@bank-bonuses/ui/font.css';
import './signedIn/frame/LoadingFrame.css.ts';
import './start/resumed.css.ts';
import './start/startFailed.css.ts';
import { start } from './start/start.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element #root.');
void start(container);
