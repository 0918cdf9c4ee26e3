import styles from './card.module.css';

type CardHeadingProps = { readonly level: 2 | 3 | 4; readonly href: string | null; readonly title: string };

/** The title of a card. Its link covers the whole card; without an address it is a title alone. */
export function CardHeading({ level, href, title }: CardHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className="item-title">
      <a className={`cover-link ${styles.link}`} href={href ?? undefined}>
        {title}
      </a>
    </Heading>
  );
}
