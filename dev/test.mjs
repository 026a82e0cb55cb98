// npm test: everything, on data that are thrown away, beside a running npm start.
import { join } from 'node:path';
import { live } from './app/lifetime.mjs';
import { build } from './build.mjs';
import { resolveBrowser } from './browser.mjs';
import { startServices } from './services/all.mjs';
import { install } from './setup/install.mjs';
import { runJest } from './test/jest.mjs';
import { soakBeside } from './test/soak.mjs';
import { throwAwayFolder } from './test/throw-away-folder.mjs';

live(
  async (joinLife, end) => {
    await install();
    const folder = throwAwayFolder();
    joinLife(folder);
    const starting = startServices({}, { dataDir: folder.path, throwAway: true, say: () => {} });
    starting.then(joinLife, () => {});
    const [{ urls }, browser] = await Promise.all([starting, resolveBrowser(), build()]);

    const args = process.argv.slice(2);
    // Who asks for some tests waits for those only.
    const soaking = args.length ? null : soakBeside({ urls, join: joinLife });
    const { line, ok } = await runJest(args, {
      resultsFile: join(folder.path, 'results.json'),
      join: joinLife,
      variables: {
        TEST_DATABASE_URL: urls.DATABASE_URL,
        TEST_REDIS_URL: urls.REDIS_URL,
        TEST_SMTP_URL: urls.SMTP_URL,
        TEST_MAILBOX_URL: urls.MAILBOX_URL,
        TEST_CHROME: browser.executablePath,
      },
    });
    const soaked = await soaking;
    if (soaked && !soaked.ok) console.log(`The soak failed:\n${soaked.output}`);
    await end(ok && soaked?.ok !== false ? 0 : 1, line);
  },
  { interrupted: 130 },
);
