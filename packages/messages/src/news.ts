export const news = {
  heading: 'Alle artikels',
  back_title: 'het nieuws',
  reading_time: '{n} minuten lezen',
  reading_time_one: '1 minuut lezen',
  follow: 'Volg het nieuws in je eigen lezer, met',
  follow_rss: 'RSS',
  feed_title: 'Nieuws van {brand}',
  feed_description: 'De nieuwste berichten van {brand}.',
} as const;
