import type { Story } from '@inktvis/content';
import { hasMascot } from '@inktvis/foundation/brand';
import { ownId } from '@inktvis/foundation/element-id';
import { site } from '@inktvis/messages/site';
import { memo } from 'react';
import trio from '../ui/art/tentakel-onder-trio.svg?url&no-inline';
import { Icon } from '../ui/images/Icon.tsx';
import css from './Footer.module.css';
import { MenuItem } from './header/MenuItem.tsx';
import { Logo } from './Logo.tsx';

type FooterProps = {
  brand: string;
  content: Story<'footer'>['content'] | null;
  social: Story<'social'>['content'] | null;
  consent?: boolean;
};

export const Footer = memo(function Footer({ brand, content, social, consent = false }: FooterProps) {
  return (
    <footer className={css.footer} data-screen-only data-surface="ink" data-site-footer="">
      {hasMascot(brand) ? (
        <img className={css.arms} src={trio} alt="" width="720" height="360" loading="lazy" />
      ) : null}
      <div className={`wrap ${css.pool}`}>
        <div className={css.columns}>
          {content?.links.map(({ id, title, links }) => (
            <nav key={id} aria-labelledby={ownId(`voet-${id}`)}>
              <Title id={ownId(`voet-${id}`)}>{title}</Title>
              <ul className="display-words">
                {links.map((item) => (
                  <MenuItem key={item.id} item={item} />
                ))}
              </ul>
            </nav>
          ))}
          {content?.address ? (
            <div>
              {content.addressTitle ? <Title>{content.addressTitle}</Title> : null}
              <address className={css.address}>{content.address}</address>
            </div>
          ) : null}
          {social && social.links.length > 0 ? <Social social={social} /> : null}
        </div>
        <Logo brand={brand} size="footer" />
        <div className={`cluster step--1 ruled ${css.sub}`}>
          <p className={css.copyright}>{content?.copyright || brand}</p>
          {content && content.subLinks.length > 0 ? (
            <nav aria-label={site.footer_label}>
              <ul className="cluster gap-5">
                {content.subLinks.map((item) => (
                  <MenuItem key={item.id} item={item} />
                ))}
              </ul>
            </nav>
          ) : null}
          {consent ? (
            <button className={css.consent} type="button" data-consent-open="" hidden>
              {site.cookie_choice}
            </button>
          ) : null}
        </div>
      </div>
    </footer>
  );
});

const Title = ({ id, children }: { id?: string; children: string }) => (
  <h2 className={`small-label soft ${css.title}`} id={id}>
    {children}
  </h2>
);

const Social = ({ social }: { social: Story<'social'>['content'] }) => (
  <nav aria-labelledby={ownId('voet-sociaal')}>
    <Title id={ownId('voet-sociaal')}>{social.title || site.follow_us}</Title>
    <ul className="bold">
      {social.links.map(({ id, label, icon, url }) => (
        <li key={id}>
          <a href={url} rel="me">
            <Icon name={icon ?? 'external'} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
