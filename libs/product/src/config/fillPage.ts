import { configElementId, serializePortalConfig, type PortalConfig } from './portalConfig.ts';

const configBlock = new RegExp(
  `(<script\\b[^>]*\\bid="${configElementId}"[^>]*>)[^<]*(</script>)`,
  'i',
);

/**
 * Returns a page of the portal with its settings filled in. Throws if the page has no
 * element for them.
 */
export function fillPage(html: string, config: PortalConfig): string {
  if (!configBlock.test(html)) throw new Error('The page has no element for the settings.');
  const settings = serializePortalConfig(config);
  return html.replace(
    configBlock,
    (_block, open: string, close: string) => open + settings + close,
  );
}
