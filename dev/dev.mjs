// npm run dev: as npm start, but an edit shows. Vite sits in the web process and looks after client/
// and views/; here, an edit of what Nest compiles is compiled, and both processes start again.
import { layGround } from './app/ground.mjs';
import { healthy } from './app/healthy.mjs';
import { live } from './app/lifetime.mjs';
import { reloadable } from './app/reloadable.mjs';
import { build, buildServer } from './build.mjs';
import { onEdit } from './build/on-edit.mjs';
import { freePort } from './setup/ports.mjs';
import { say, step } from './setup/say.mjs';

live(async (join) => {
  const { site, admin } = await layGround({
    command: 'npm run dev',
    env: process.env,
    build,
    onServices: join,
  });
  const processes = [];
  for (const [name, script] of [
    ['web', 'dist/src/main.js'],
    ['worker', 'dist/src/worker.js'],
  ]) {
    const env = { ...site, NODE_ENV: 'development', INTERNAL_PORT: String(await freePort()) };
    processes.push(reloadable(name, script, { env, say }));
  }
  join({ stop: () => Promise.all(processes.map((one) => one.stop())) });
  await Promise.all(processes.map((one) => one.start()));
  await healthy(`http://127.0.0.1:${site.PORT}`);

  onEdit(['src', 'migrations', 'client/rules'], async () => {
    try {
      await step('Compiling', 'Compiled; web and worker start again', buildServer);
      await Promise.all(processes.map((one) => one.start()));
    } catch (error) {
      say(`${error.message}\n  What runs is the version before this edit.`);
    }
  });
  console.log(`
  Site           ${site.PUBLIC_URL}
  Back office    ${site.PUBLIC_URL}/admin (${admin.name} / ${admin.password})
  Mailbox        ${site.MAILBOX_URL ?? 'none; mail goes to SMTP_URL'}

Ready: http://127.0.0.1:${site.PORT}`);
});
