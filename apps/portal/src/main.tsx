import '@bank-bonuses/ui/theme';
import { createRoot } from 'react-dom/client';
import { ConfigProblemPage } from './pages/ConfigProblemPage.tsx';
import { readConfig } from './start/readConfig.ts';
import { startPortal } from './start/startPortal.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element #root.');

const settings = readConfig(document);
if (settings.ok) void startPortal(container, settings.config);
else createRoot(container).render(<ConfigProblemPage problems={settings.problems} />);
