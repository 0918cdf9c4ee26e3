import type { Block } from '@inktvis/content';
import { blocks } from '@inktvis/messages/blocks';
import { fill } from '@inktvis/messages/fill';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import type { Gathered } from '../entry.ts';
import styles from './Embed.module.css';
import { parseEmbed } from './parse-embed.ts';

/** An embed of a service that is not supported: a link to where it can be seen. */
const UnsupportedEmbed = ({ href }: { readonly href: string }) => (
  <div className={`stack gap-4 ${styles.off}`} data-page="white">
    <p>
      <b>{blocks.embed_off_title}</b>
      <br />
      {blocks.embed_off_text}
    </p>
    <ButtonLink href={href} external>
      {blocks.embed_elsewhere}
      <Icon name="external" />
    </ButtonLink>
  </div>
);

const ALLOW = {
  map: blocks.embed_map_allow,
  video: blocks.embed_video_allow,
  audio: blocks.embed_fragment_allow,
} as const;

/** The first sentence is shown in bold; the rest follows it. */
function sentences(description: string): { lead: string; text: string } {
  const text = description.replace(/\s+/g, ' ').trim();
  if (!text) return { lead: blocks.embed_title, text: blocks.embed_text };
  const end = /[.!?…] (?=\S)/.exec(text);
  return end
    ? { lead: text.slice(0, end.index + 1), text: text.slice(end.index + 2) }
    : { lead: text, text: '' };
}

/**
 * The props of the embed: the code itself never reaches the page. A note for the editor when the code has no address
 * that we show.
 */
export function prepareEmbed({ embedCode, description }: Block<'embed'>): Gathered {
  const parsed = parseEmbed(embedCode);
  if (parsed.kind === 'frame') {
    const { lead, text } = sentences(description);
    const { name: provider, shows } = parsed.service;
    return {
      show: () => ({
        kind: 'embed',
        props: {
          src: parsed.src,
          title: parsed.title || lead,
          lead,
          text,
          from: fill(blocks.embed_from, { provider }),
          provider,
          shows,
          allow: ALLOW[shows],
          remember: blocks.embed_remember,
          forget: blocks.embed_forget,
          elsewhere: fill(blocks.embed_elsewhere_at, { provider }),
        },
      }),
    };
  }
  const { href } = parsed;
  if (href) {
    return {
      show: () => ({ kind: 'static', element: <UnsupportedEmbed href={href} /> }),
      instead: {
        what: 'van deze dienst tonen we niets op onze eigen pagina; bezoekers krijgen een link ernaartoe.',
        help: 'Kies een video, geluid of kaart van een dienst die we wel tonen, of laat de link staan.',
      },
    };
  }
  return {
    why: {
      what: 'de insluitcode bevat geen adres dat we mogen tonen.',
      help: 'Plak in het veld “embed_code” een <iframe> met een https-adres.',
    },
  };
}
