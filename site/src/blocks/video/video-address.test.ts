import { describe, expect, it } from 'vitest';
import { videoAddress } from './video-address.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/WhWc3b3KhnY?autoplay=1&rel=0';
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

describe('the address of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=WhWc3b3KhnY', YOUTUBE],
    ['https://www.youtube.com/watch?list=PL1&v=WhWc3b3KhnY', YOUTUBE],
    ['https://www.youtube.com/embed/WhWc3b3KhnY?start=90', `${YOUTUBE}&start=90`],
    ['https://youtu.be/WhWc3b3KhnY?t=1m30s', `${YOUTUBE}&start=90`],
    ['http://m.youtube.com/watch?v=WhWc3b3KhnY', YOUTUBE],
    ['https://youtu.be/WhWc3b3KhnY?si=abc', YOUTUBE],
    ['https://www.youtube.com/shorts/WhWc3b3KhnY', YOUTUBE],
    ['https://www.youtube-nocookie.com/embed/WhWc3b3KhnY', YOUTUBE],
    ['youtu.be/WhWc3b3KhnY', YOUTUBE],
    ['https://vimeo.com/76979871', VIMEO],
    ['https://player.vimeo.com/video/76979871', VIMEO],
    ['https://vimeo.com/channels/staffpicks/76979871', VIMEO],
    ['https://vimeo.com/showcase/1234567/video/76979871', VIMEO],
    ['https://vimeo.com/76979871#t=1m30s', `${VIMEO}#t=90s`],
    [
      'https://vimeo.com/76979871/abcdef0123',
      'https://player.vimeo.com/video/76979871?h=abcdef0123&autoplay=1&dnt=1',
    ],
  ])('%s plays', (text, player) => {
    expect(videoAddress(text)?.player).toBe(player);
  });

  it.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v="><script>',
    'https://youtube.com.evil.example/watch?v=WhWc3b3KhnY',
    'https://www.youtube.com@evil.example/watch?v=WhWc3b3KhnY',
    'https://evil.example/?u=https://youtu.be/WhWc3b3KhnY',
    'javascript:alert(1)//youtu.be/WhWc3b3KhnY',
    'https://vimeo.com/channels/staffpicks',
    'niet eens een adres',
    '',
  ])('%s does not', (text) => {
    expect(videoAddress(text)).toBeNull();
  });
});
