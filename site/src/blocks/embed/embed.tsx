import type { Block } from '@inktvis/content';
import { ownId } from '@inktvis/foundation/element-id';
import { blocks } from '@inktvis/messages/blocks';
import { fill } from '@inktvis/messages/fill';
import map from '../../ui/art/still-kaart.svg?url&no-inline';
import pane from '../../ui/art/still-raam.svg?url&no-inline';
import theatre from '../../ui/art/still-theater.svg?url&no-inline';
import { Button } from '../../ui/controls/Button.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { MoreLink } from '../../ui/controls/MoreLink.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import { type Gathered, unshown } from '../entry.ts';
import styles from './Embed.module.css';
import { parseEmbed, type Service } from './parse-embed.ts';

/** What stands in the place of each kind of thing: a drawing of 16:9, a sign, and what the button says. */
const KINDS = {
  map: { still: map, icon: 'pin', allow: blocks.embed_map_allow },
  video: { still: theatre, icon: 'play', allow: blocks.embed_video_allow },
  audio: { still: pane, icon: 'external', allow: blocks.embed_fragment_allow },
} as const;

type OfferProps = {
  readonly id: string;
  readonly src: string;
  readonly lead: string;
  readonly text: string;
  readonly service: Service;
};

export const Offer = ({ id, src, lead, text, service: { name: provider, shows } }: OfferProps) => {
  const { still, icon, allow } = KINDS[shows];
  return (
    <div className="relative">
      <CutCorner corner="c" size="xl" className={styles.picture}>
        <img src={still} width={960} height={540} alt="" loading="lazy" decoding="async" />
      </CutCorner>
      <div className={`stack gap-2 ${styles.slip}`} data-surface="ink">
        <p className={`cluster gap-2 step--1 bold ${styles.source}`}>
          <Icon name={icon} />
          {provider}
        </p>
        <p id={id}>
          <b className={styles.lead}>{lead}</b>
          <br />
          {text && `${text} `}
          {fill(blocks.embed_from, { provider })}
        </p>
        <div className="cluster gap-4 above-2">
          <span className={`hidden-without-script ${styles.here}`}>
            <Button variant="light" aria-describedby={id}>
              {allow}
            </Button>
          </span>
          <MoreLink href={src} external newWindow>
            {fill(blocks.embed_elsewhere_at, { provider })}
          </MoreLink>
        </div>
        <Checkbox className={`hidden-without-script ${styles.here} ${styles.remember}`}>
          {blocks.embed_remember}
        </Checkbox>
      </div>
    </div>
  );
};

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

function sentences(description: string): { lead: string; text: string } {
  const text = description.replace(/\s+/g, ' ').trim();
  if (!text) return { lead: blocks.embed_title, text: blocks.embed_text };
  const end = /[.!?…] (?=\S)/.exec(text);
  return end
    ? { lead: text.slice(0, end.index + 1), text: text.slice(end.index + 2) }
    : { lead: text, text: '' };
}

/** A frame behind an offer, or a note for the editor. The code itself never reaches the page. */
export function prepareEmbed({ id, embedCode, description }: Block<'embed'>): Gathered {
  const parsed = parseEmbed(embedCode);
  if (parsed.kind === 'frame') {
    const { src, service } = parsed;
    const words = sentences(description);
    return {
      show: () => ({
        kind: 'frame',
        props: { src, title: parsed.title || words.lead, isByConsent: true },
        offer: <Offer id={ownId(`insluiting-${id}`)} src={src} service={service} {...words} />,
      }),
    };
  }
  const { href } = parsed;
  if (href) return { show: () => ({ kind: 'static', element: <UnsupportedEmbed href={href} /> }) };
  return unshown(
    'de insluitcode bevat geen adres dat we mogen tonen.',
    'Plak in het veld “embed_code” een <iframe> met een https-adres.',
  );
}
