import { accordion, accordionItem } from './accordion.ts';
import { articleGrid } from './article-grid.ts';
import { callToAction } from './call-to-action.ts';
import { dateStrip } from './date-strip.ts';
import { embed } from './embed.ts';
import { experienceHighlight } from './experience-highlight.ts';
import { form } from './form.ts';
import { image } from './image.ts';
import { carouselImage, imageCarousel } from './image-carousel.ts';
import { button, link, linkGroup, linkWithDate, linkWithDropdown, socialLink } from './links.ts';
import { newsletterForm } from './newsletter-form.ts';
import { openingHours } from './opening-hours.ts';
import { programGrid } from './program-grid.ts';
import { quote } from './quote.ts';
import { richText } from './rich-text.ts';
import { imageSlide, textSlide } from './slides.ts';
import { textImageSection } from './text-image-section.ts';
import { video } from './video.ts';

/** Blocks that can stand in the body of a page: the renderer's registry is complete over these names. */
export const bodyBlockDefinitions = {
  accordion,
  rich_text: richText,
  embed,
  quote,
  call_to_action: callToAction,
  video,
  image,
  image_carousel: imageCarousel,
  newsletter_form: newsletterForm,
  program_grid: programGrid,
  article_grid: articleGrid,
  experience_highlight: experienceHighlight,
  text_image_section: textImageSection,
  form,
  date_strip: dateStrip,
} as const;

/** Slides of the Live page. */
export const slideDefinitions = { image_slide: imageSlide, text_slide: textSlide } as const;

/** Parts of other blocks and of the header and footer: never on their own in a body. */
export const partDefinitions = {
  accordion_item: accordionItem,
  carousel_image: carouselImage,
  opening_hours: openingHours,
  link,
  button,
  link_with_date: linkWithDate,
  link_with_dropdown: linkWithDropdown,
  link_group: linkGroup,
  social_link: socialLink,
} as const;

/** Every block, by component name. */
export const blockDefinitions = { ...bodyBlockDefinitions, ...slideDefinitions, ...partDefinitions } as const;
