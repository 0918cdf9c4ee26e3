import { fill } from '@inktvis/messages/fill';
import { site } from '@inktvis/messages/site';
import { MY_LIST_PATH } from '@inktvis/programme/paths';
import { memo } from 'react';
import { IconButton, IconLink } from '../../ui/controls/IconButton.tsx';
import { HintedLink } from '../../ui/controls/LinkHint.tsx';
import { MENU_ID } from '../../ui/ids.ts';
import { Icon } from '../../ui/images/Icon.tsx';
import { Logo } from '../Logo.tsx';
import { currentMark, SEARCH } from '../sections.ts';
import bar from './AnnouncementBar.module.css';
import css from './Header.module.css';
import { MainNav } from './MainNav.tsx';
import { type HeaderContent, MenuItem } from './MenuItem.tsx';
import { HeaderButtons, MobileMenu, opens } from './MobileMenu.tsx';
import { MyListLink } from './MyListLink.tsx';

/** One line, wholly a link. Closed, it stays away for the session (`EarlyScript.astro` defines the element). */
function AnnouncementBar({ content }: { content: HeaderContent }) {
  const { announcementLead, announcement, announcementShort, announcementLink } = content;
  const words = (
    <span>
      {announcementLead && <b className="accent">{announcementLead} </b>}
      {announcementShort && <span className="hidden-from-640">{announcementShort}</span>}
      <span className={announcementShort ? 'hidden-below-640' : undefined}>
        {announcement}
        {announcementLink && ` ${announcementLink.label}`}
      </span>
    </span>
  );
  return (
    <closable-notice data-text={announcement}>
      <aside className={bar.bar} data-surface="ink" aria-label={site.announcement_label}>
        <div className={`wrap ${bar.line}`}>
          {announcementLink?.link ? (
            <HintedLink {...announcementLink.link} className={`plain ${bar.sentence}`}>
              {words}
              <Icon name="arrow-right" />
            </HintedLink>
          ) : (
            <p className={bar.sentence}>{words}</p>
          )}
          <IconButton
            icon="close"
            label={site.announcement_close}
            className={`hidden-without-script ${bar.close}`}
          />
        </div>
      </aside>
    </closable-notice>
  );
}

type HeaderProps = {
  brand: string;
  hasSearch: boolean;
  /** Null when the header could not be fetched: then logo and search stay. */
  content: HeaderContent | null;
  currentPath: string;
  isAnnouncing?: boolean;
};

/** Works without script; `browser/header.ts` adds to it. Memoised: its markup is reused for equal props on every page. */
export const Header = memo(function Header({
  brand,
  content,
  currentPath,
  hasSearch,
  isAnnouncing = true,
}: HeaderProps) {
  return (
    <>
      <div data-screen-only data-announcement="">
        {isAnnouncing && content?.toggleAnnouncement && content.announcement ? (
          <AnnouncementBar content={content} />
        ) : null}
      </div>
      <header className={css.header} data-screen-only data-site-header="">
        <div className={`wrap ${css.row}`}>
          <a className={css.logo} href="/">
            <span className="visually-hidden">{fill(site.home_link, { brand })}</span>
            <Logo brand={brand} size="header" />
          </a>
          {content ? (
            <div className={`stack gap-1 ${css.menus}`}>
              {content.topNavLinks.length > 0 ? (
                <nav aria-label={site.top_menu_label}>
                  <ul className={`cluster step--1 ${css.top}`}>
                    {content.topNavLinks.map((item) => (
                      <MenuItem key={item.id} className="plain" item={item} currentPath={currentPath} />
                    ))}
                  </ul>
                </nav>
              ) : null}
              <MainNav links={content.navLinks} currentPath={currentPath} />
            </div>
          ) : null}
          <div className={css.tools}>
            {hasSearch ? <IconLink href={SEARCH} icon="search" label={site.search_link} /> : null}
            {content?.afterLink ? null : <MyListLink current={currentMark(MY_LIST_PATH, currentPath)} />}
            {content ? (
              <>
                <HeaderButtons content={content} className={`hidden-below-640 ${css.tickets}`} />
                <IconButton
                  icon="menu"
                  label={site.menu_open}
                  className={css.burger}
                  aria-haspopup="dialog"
                  {...opens(MENU_ID)}
                />
              </>
            ) : null}
          </div>
        </div>
      </header>
      {content ? <MobileMenu brand={brand} content={content} currentPath={currentPath} /> : null}
    </>
  );
});
