import config from './tools/workspace/cspell.config.mjs';
export default { ...config, globRoot: '.' };
