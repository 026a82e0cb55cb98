/*
 * Makes the film: node client/art/film.mjs. Needs ffmpeg on the PATH, at making time only.
 * The camera pans out and comes back while a day and a night pass, so the last frame meets the first.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { FILM } from './film/layers.mjs';
import { paint, stencils } from './film/frame.mjs';

const out = (name) => new URL(`film/${name}`, import.meta.url).pathname;
const mp4 = [
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-crf',
  '29',
  '-tune',
  'animation',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
  out('savannah.mp4'),
];
const webm = [
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '41',
  '-b:v',
  '0',
  '-cpu-used',
  '4',
  '-row-mt',
  '1',
  '-pix_fmt',
  'yuv420p',
  out('savannah.webm'),
];

const input = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${FILM.width}x${FILM.height}`,
  '-r',
  String(FILM.fps),
  '-i',
  '-',
];
const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...mp4, ...webm], {
  stdio: ['pipe', 'inherit', 'inherit'],
});
const done = once(ffmpeg, 'close');

const frames = FILM.fps * FILM.seconds;
const cut = await stencils();
for (let i = 0; i < frames; i++) {
  if (!ffmpeg.stdin.write(paint(cut, i / frames))) await once(ffmpeg.stdin, 'drain');
}
ffmpeg.stdin.end();
const [code] = await done;
if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
