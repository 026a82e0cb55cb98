// npm start: the whole site on this machine, from nothing.
// What is imported here, and what that imports, may use Node's own modules only: packages come later.
import { layGround } from './app/ground.mjs';
import { healthy } from './app/healthy.mjs';
import { live } from './app/lifetime.mjs';
import { runSite } from './app/processes.mjs';
import { build } from './build.mjs';
import { shown } from './setup/project.mjs';
import { say, step } from './setup/say.mjs';

live(async (join) => {
  const began = performance.now();
  console.log('\nSafari Flash Deals\n');
  const { dataDir, logs, site, admin } = await layGround({
    command: 'npm start',
    env: process.env,
    build,
    onServices: join,
  });
  const address = `http://127.0.0.1:${site.PORT}`;
  await step('Starting web and worker', 'Web and worker are up', async () => {
    const processes = await runSite(site, { logs, say });
    join(processes);
    await processes.ready;
    await healthy(address);
  });
  console.log(`
  Site           ${site.PUBLIC_URL}
  Back office    ${site.PUBLIC_URL}/admin
  Administrator  ${admin.name} / ${admin.password}
  Mailbox        ${site.MAILBOX_URL ?? 'none; mail goes to SMTP_URL'}
  Data and logs  ${shown(dataDir)}

  Up after ${((performance.now() - began) / 1000).toFixed(1)} s. Ctrl-C stops everything; the data stay.

Ready: ${address}`);
});
