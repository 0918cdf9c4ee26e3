import { expect, test } from 'vitest';
import { previewCookie, readPreviewCookie } from './preview-cookie.ts';

test('the cookie is read from among others', () => {
  expect(readPreviewCookie('a=1; inktvis_voorbeeld=12.ab; b=2')).toBe('12.ab');
  expect(readPreviewCookie('xinktvis_voorbeeld=12.ab')).toBe('');
  expect(readPreviewCookie(null)).toBe('');
});

test('over https the cookie works inside the frame of the editor, and no script reads it', () => {
  const cookie = previewCookie('12.ab', { https: true });
  expect(cookie).toMatch(/^inktvis_voorbeeld=12\.ab; Path=\/; Max-Age=\d+; HttpOnly; SameSite=None; Secure/);
});

test('over http it stays with the site', () => {
  expect(previewCookie('12.ab', { https: false })).toMatch(/HttpOnly; SameSite=Lax$/);
});

test('leaving takes it away', () => {
  expect(previewCookie(null, { https: false })).toContain('inktvis_voorbeeld=; Path=/; Max-Age=0');
});
