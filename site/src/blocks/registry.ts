import { Accordion } from './accordion/Accordion.tsx';
import { ArticleGrid } from './article-grid/ArticleGrid.tsx';
import { loadArticles } from './article-grid/load.ts';
import { CallToAction } from './call-to-action/CallToAction.tsx';
import { loadNextDay } from './call-to-action/load.ts';
import { DateStripBlock } from './date-strip/DateStripBlock.tsx';
import { loadDays } from './date-strip/load.ts';
import { prepareEmbed } from './embed/embed.ts';
import { adapting, type Entry, loading, plain, type RenderedName } from './entry.ts';
import { ExperienceHighlight } from './experience-highlight/ExperienceHighlight.tsx';
import { loadCards } from './experience-highlight/load.ts';
import { prepareForm } from './form/form.ts';
import { Image } from './image/Image.tsx';
import { prepareCarousel } from './image-carousel/carousel.ts';
import { prepareNewsletter } from './newsletter-form/newsletter-form.ts';
import { loadRows } from './program-grid/load.ts';
import { ProgramGrid } from './program-grid/ProgramGrid.tsx';
import { Quote } from './quote/Quote.tsx';
import { RichTextBlock } from './rich-text/RichTextBlock.tsx';
import { ImageSlide } from './slides/ImageSlide.tsx';
import { TextSlide } from './slides/TextSlide.tsx';
import { TextImageSection } from './text-image-section/TextImageSection.tsx';
import { prepareVideo } from './video/video.ts';

/** How every block of the model is shown. A name without an entry, or a view with other props, does not compile. */
export const registry: { readonly [N in RenderedName]: Entry<N> } = {
  rich_text: plain('column', RichTextBlock),
  accordion: plain('column', Accordion),
  quote: plain('column', Quote),
  image: plain('column', Image),
  image_carousel: adapting('column', prepareCarousel),
  video: adapting('column', prepareVideo),
  embed: adapting('column', prepareEmbed),
  form: adapting('column', prepareForm),
  text_image_section: plain('picture', TextImageSection),
  article_grid: loading('grid', loadArticles, ArticleGrid),
  experience_highlight: loading('grid', loadCards, ExperienceHighlight),
  program_grid: loading('grid', loadRows, ProgramGrid),
  date_strip: loading('grid', loadDays, DateStripBlock),
  call_to_action: loading('call', loadNextDay, CallToAction),
  newsletter_form: adapting('newsletter', prepareNewsletter),
  image_slide: plain('column', ImageSlide),
  text_slide: plain('column', TextSlide),
};
