import { Ornament } from '../../ui/images/Ornament.tsx';
import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import { Buttons } from '../buttons/Buttons.tsx';
import type { BlockProps } from '../entry.ts';
import styles from './TextImageSection.module.css';

const sizesOf = {
  usual: '(min-width: 1400px) 514px, (min-width: 840px) 37vw, 92vw',
  large: '(min-width: 1400px) 719px, (min-width: 840px) 52vw, 92vw',
  beside: '(min-width: 1400px) 392px, (min-width: 1025px) 28vw, (min-width: 840px) 37vw, 92vw',
} as const;

export function TextImageSection({ block, place }: BlockProps<'text_image_section'>) {
  const { title, description, links, image, large, reverse, beside } = block;
  const corner = reverse ? 'a' : large ? 'b' : 'c';
  const sizes = sizesOf[beside ? 'beside' : large ? 'large' : 'usual'];
  return (
    <>
      {place.ornaments && place.surface === 'teal' && !reverse && (
        <Ornament name="links-krul-oker" className={`hidden-below-840 ${styles.arm}`} />
      )}
      <div className="wrap">
        <div
          className={styles.layout}
          data-large={large || undefined}
          data-reverse={reverse || undefined}
          data-beside={beside ? true : undefined}
        >
          <div className={styles.words}>
            <h2 id={place.sectionIds[0]}>{title}</h2>
            {description && <p className="lead">{description}</p>}
            <Buttons buttons={links} />
          </div>
          <CutCorner corner={corner} size="xl" className={styles.picture}>
            <ResponsiveImage picture={image} sizes={sizes} ratio={large ? '4:3' : '3:2'} />
          </CutCorner>
          {beside && (
            <div className={styles.beside} data-surface="ink">
              <h2 className="step-3">{beside.title}</h2>
              {beside.text && <p>{beside.text}</p>}
              <Buttons buttons={beside.links} tone="vermilion" />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
