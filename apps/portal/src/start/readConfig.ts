import {
  configElementId,
  parsePortalConfig,
  type ParsedPortalConfig,
} from '@bank-bonuses/product/config';

/** Reads the settings that the server inserted into the page, and makes their URLs absolute. */
export function readConfig(page: Document): ParsedPortalConfig {
  const parsed = parsePortalConfig(parseJson(page.getElementById(configElementId)?.textContent));
  if (!parsed.ok) return parsed;
  const absolute = (address: string) => new URL(address, page.location.origin).href;
  const { config } = parsed;
  return {
    ok: true,
    config: { ...config, apiUrl: absolute(config.apiUrl), authUrl: absolute(config.authUrl) },
  };
}

function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
