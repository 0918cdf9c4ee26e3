import { defineBlock, f } from '../kit/index.ts';

export const articleGrid = defineBlock('article_grid', {
  label: 'Artikels',
  preview: 'title',
  fields: {
    title: f.text({ label: 'Titel', required: true }),
    articles: f.stories(['news_article', 'page', 'hotspot_kortrijk', 'bookstore', 'experience'], {
      label: 'Artikels',
      required: true,
      help: 'Met vier artikels staat het eerste groot.',
    }),
    cta: f.block(['button'], { label: 'Knop' }),
  },
});
