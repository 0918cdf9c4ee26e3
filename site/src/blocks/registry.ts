import type { BodyBlockName } from '@inktvis/content';
import { Accordion } from './accordion/Accordion.tsx';
import { ArticleGrid, loadArticles } from './article-grid/ArticleGrid.tsx';
import { CallToAction, loadNextDay } from './call-to-action/CallToAction.tsx';
import { DateStripBlock, loadDays } from './date-strip/DateStripBlock.tsx';
import { prepareEmbed } from './embed/embed.tsx';
import { type Entry, loading, missing, plain } from './entry.ts';
import { ExperienceHighlight, loadCards } from './experience-highlight/ExperienceHighlight.tsx';
import { Figures } from './figures/Figures.tsx';
import { prepareForm } from './form/form.ts';
import { Image } from './image/Image.tsx';
import { prepareCarousel } from './image-carousel/carousel.tsx';
import { KidsToday, loadKidsToday } from './kids-today/KidsToday.tsx';
import { questionLevel, textOutline } from './outline.ts';
import { loadRows, ProgramGrid } from './program-grid/ProgramGrid.tsx';
import { Quote } from './quote/Quote.tsx';
import { RichTextBlock } from './rich-text/RichText.tsx';
import { TextImageSection } from './text-image-section/TextImageSection.tsx';
import { loadTourGrid, TourGrid } from './tour-grid/TourGrid.tsx';
import { prepareVideo } from './video/video.tsx';

const sectionsOf = ({ title }: { readonly title: string }) => (title ? [title] : []);

/** How every block of a body is shown. A name without an entry, or a view with other props, does not compile. */
export const registry: { readonly [N in BodyBlockName]: Entry<N> } = {
  rich_text: plain('column', RichTextBlock, textOutline),
  accordion: plain('column', Accordion, (block, above) => ({
    last: questionLevel(block, above),
    sections: sectionsOf(block),
  })),
  quote: plain('column', Quote),
  image: plain('column', Image),
  image_carousel: { layout: 'column', gather: prepareCarousel },
  video: { layout: 'column', gather: prepareVideo },
  embed: { layout: 'column', gather: prepareEmbed },
  form: { layout: 'column', gather: prepareForm },
  text_image_section: plain('picture', TextImageSection, (block) => ({
    last: 2,
    sections: sectionsOf(block),
  })),
  article_grid: loading('grid', loadArticles, ArticleGrid, 3, missing('articles')),
  experience_highlight: loading('grid', loadCards, ExperienceHighlight, 3, missing('articles')),
  program_grid: loading('grid', loadRows, ProgramGrid, 3, missing('experiences')),
  date_strip: loading('days', loadDays, DateStripBlock, 2, missing('days')),
  kids_today: loading('newsletter', loadKidsToday, KidsToday, 2),
  tour_grid: loading('grid', loadTourGrid, TourGrid, 3),
  figures: plain('figures', Figures, 2),
  call_to_action: loading('call', loadNextDay, CallToAction, 2),
  newsletter_form: {
    layout: 'newsletter',
    gather: (block) => ({ show: ({ ornaments }) => ({ kind: 'newsletter', props: { block, ornaments } }) }),
    outline: 2,
  },
};
