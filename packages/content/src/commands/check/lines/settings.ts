import { isLocal } from '../../command-line.ts';
import type { Line } from '../line.ts';
import { type Region, regionOf } from '../regions.ts';
import type { CheckSettings } from '../settings.ts';

const INTERFACES = [
  ['CONTENT_GRAPHQL_URL', 'graphqlUrl', 'graphql'],
  ['CONTENT_ASSETS_URL', 'assetsUrl', 'assets'],
] as const;

/** Addresses of another region than that of REST, or still those of this machine. */
const foreignAddresses = (settings: CheckSettings, region: Region): string[] =>
  INTERFACES.flatMap(([name, key, part]) => {
    if (key === 'graphqlUrl' && settings.transport === 'rest') return [];
    if (new URL(settings[key]).host === new URL(region[part]).host) return [];
    const now = new URL(settings[key]).origin;
    return [
      `${name} is ${now}, maar CONTENT_REST_URL is van ${region.name}: zet ${name} op ${region[part]}.`,
    ];
  });

const plain = ({ restUrl, graphqlUrl, assetsUrl, siteUrl, transport }: CheckSettings): string[] =>
  Object.entries({
    CONTENT_REST_URL: restUrl,
    CONTENT_GRAPHQL_URL: transport === 'graphql' ? graphqlUrl : undefined,
    CONTENT_ASSETS_URL: assetsUrl,
    SITE_URL: siteUrl,
  }).flatMap(([name, address]) =>
    address === undefined || address.startsWith('https:') || isLocal(address)
      ? []
      : [`${name} begint met http: tokens en pagina's reizen dan leesbaar. Gebruik https.`],
  );

/** The settings agree with each other. Which space and token they name is not known yet. */
export const settingsLine: Line = {
  id: 'settings',
  title: 'Instellingen',
  blocking: true,
  run({ settings }) {
    const { local, restUrl, token, previewToken, managementToken } = settings;
    const region = regionOf(restUrl);
    const wrong = [...plain(settings), ...(region ? foreignAddresses(settings, region) : [])];
    if (previewToken === token) {
      wrong.push('CONTENT_TOKEN en CONTENT_PREVIEW_TOKEN zijn hetzelfde; maak er twee, Public en Preview.');
    }
    if (!local && /^inktvis-/.test(token)) {
      wrong.push('CONTENT_TOKEN is nog dat van de ingebouwde dienst; neem het publieke token van de ruimte.');
    }
    if (managementToken !== undefined && [token, previewToken].includes(managementToken)) {
      wrong.push('CONTENT_MANAGEMENT_TOKEN is ook een token van de site; gebruik een persoonlijk token.');
    }
    const place = region ? `Regio: ${region.name}.` : `Inhoud van ${new URL(restUrl).host}.`;
    return { wrong, notes: [place] };
  },
};
