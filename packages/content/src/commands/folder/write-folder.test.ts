import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../testing.ts';
import { assetPath } from './json.ts';
import { besideOf, isReplaceable, moveIntoPlace, recoverPlace } from './write-folder.ts';

let folder: ReturnType<typeof makeTestFolder>;
let target: string;
beforeEach(() => {
  folder = makeTestFolder();
  target = join(folder.dir, 'doel');
});
afterEach(() => folder.clear());

describe('a folder that moves into place', () => {
  it('replaces the one that was there, and leaves nothing beside it', async () => {
    folder.write('doel/oud.json', {});
    folder.write('doel.inktvis-deel/nieuw.json', {});
    await moveIntoPlace(besideOf(target), target);
    expect(readdirSync(target)).toEqual(['nieuw.json']);
    expect(readdirSync(folder.dir).sort()).toEqual(['doel', 'space.json']);
  });

  it('leaves the old one where it was when there is nothing to move', async () => {
    folder.write('doel/oud.json', {});
    await expect(moveIntoPlace(besideOf(target), target)).rejects.toThrow();
    expect(readdirSync(target)).toEqual(['oud.json']);
  });

  it('is put back when a move was cut off half-way', async () => {
    folder.write('doel/oud.json', {});
    renameSync(target, `${target}.inktvis-oud`);
    await recoverPlace(target);
    expect(existsSync(join(target, 'oud.json'))).toBe(true);
  });

  it.each([
    ['nothing', {}, true],
    ['a content folder', { 'doel/space.json': {}, 'doel/stories/a.json': {} }, true],
    ['a content folder with something else in it', { 'doel/space.json': {}, 'doel/dagboek.txt': '' }, false],
    ['something else', { 'doel/stories/a.json': {} }, false],
    ['a file', { doel: 'tekst' }, false],
  ])('may take the place of %s: %#', async (_name, files, may) => {
    for (const [file, content] of Object.entries(files)) folder.write(file, content);
    expect(await isReplaceable(target)).toBe(may);
  });
});

describe('the path of an asset', () => {
  it.each([
    ['https://a.storyblok.com/f/1001/4x3/abc/hal.webp', '1001/4x3/abc/hal.webp'],
    ['//a-us.storyblok.com/f/1001/abc/plan%20b.pdf', '1001/abc/plan b.pdf'],
    ['https://a.storyblok.com/f/1001/4x3/abc/..', undefined],
    ['https://a.storyblok.com/f/1001/4x3/abc/%2e%2e%2fx', undefined],
    ['https://a.storyblok.com/f/1001/4x3/abc/%zz.webp', undefined],
    ['https://a.storyblok.com/f/../../etc/passwd', undefined],
    ['/f/1001/4x3/abc/hal.webp', undefined],
    ['zie https://a.storyblok.com/f/1001/4x3/abc/hal.webp', undefined],
  ])('of %s is %s', (address, path) => {
    expect(assetPath(address)).toBe(path);
  });
});
