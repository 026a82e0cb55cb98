import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Picture {
  width: number;
  height: number;
  widths: number[];
  color: string;
  tone: 'dark' | 'light';
  focus: string;
  hash: string;
}

const art = join(process.cwd(), 'client', 'art');
const pictures = JSON.parse(readFileSync(join(art, 'pictures.json'), 'utf8')) as Record<
  string,
  Picture
>;
const names = Object.keys(pictures);
const file = (name: string) => join(art, 'pictures', name);

const gallery = (place: string, count: number) => [
  place,
  ...Array.from({ length: count }, (_, i) => `${place}-${i + 1}`),
];

/** Every picture the pages and the demo catalogue may name. */
const promised = [
  ...[
    'serengeti',
    'masai-mara',
    'kruger',
    'okavango-delta',
    'ngorongoro-crater',
    'chobe',
    'etosha',
    'south-luangwa',
  ].flatMap((place) => gallery(place, 4)),
  ...gallery('kilimanjaro', 3),
  ...gallery('zanzibar', 3),
  ...gallery('tarangire', 2),
  ...['ruaha', 'nyerere', 'lake-manyara'].flatMap((place) => gallery(place, 1)),
  ...['mahale', 'arusha', 'lake-natron', 'bwindi'],
  ...[
    'home',
    'about',
    'tips',
    'contact',
    'thank-you',
    'newsletter',
    'not-found',
    'cover',
    'social',
    'mail',
    'film-poster',
  ],
];

describe('the pictures', () => {
  it('are exactly the ones that pages and deals may name', () => {
    expect([...names].sort()).toEqual([...promised].sort());
  });

  it('are exactly the ones that the scenes draw', () => {
    const listed = execFileSync(process.execPath, [join(art, 'render.mjs'), '--list'], {
      encoding: 'utf8',
    });
    expect(names.sort()).toEqual(listed.trim().split('\n').sort());
  });

  it.each(names)('%s is there in every width it promises, and as the fallback', (name) => {
    const { widths } = pictures[name];
    const files = [
      `${name}.webp`,
      ...widths.flatMap((w) => [`${name}-${w}.avif`, `${name}-${w}.webp`]),
    ];
    expect(files.filter((f) => !existsSync(file(f)) || statSync(file(f)).size < 400)).toEqual([]);
  });

  it.each(names)('%s says how a page may lay text and crop over it', (name) => {
    const { color, tone, focus, hash, width, height } = pictures[name];
    expect({ color, tone, focus, hash }).toEqual({
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      tone: expect.stringMatching(/^(dark|light)$/),
      focus: expect.stringMatching(/^\d+% \d+%$/),
      hash: expect.stringMatching(/^[0-9a-f]{10}$/),
    });
    expect(width).toBeGreaterThan(height);
  });

  it('come with the icons, the social card and the film', () => {
    const extra = [
      'icon.svg',
      'logo.svg',
      'icon-192.png',
      'icon-512.png',
      'apple-touch-icon.png',
      'favicon.ico',
      'favicon-32.png',
      'social.jpg',
      'mail.jpg',
      '../film/savannah.webm',
      '../film/savannah.mp4',
    ];
    expect(extra.filter((f) => !existsSync(file(f)))).toEqual([]);
  });
});
