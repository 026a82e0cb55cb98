import { spawn } from 'node:child_process';
import { once } from 'node:events';

const NOBODY = 65534;

/** Web and worker processes as nobody, in the tree that nobody may write to. */
export class Processes {
  running = new Set();

  constructor(app, env) {
    this.app = app;
    this.env = env;
  }

  // Started as the Dockerfile and docker-compose.yml start them.
  web = (port) => this.untilReady(['dist/src/main.js'], { PORT: String(port) });
  worker = () => this.untilReady(['--enable-source-maps', 'dist/src/worker.js']);

  async runToItsEnd(script) {
    if ((await this.start([script]).gone) !== 0) throw new Error(`${script} failed`);
  }

  /** Tells it to end, and gives its exit code. */
  end(child) {
    child.kill('SIGTERM');
    return child.gone;
  }

  async stop() {
    await Promise.all([...this.running].map((child) => child.kill('SIGKILL') && child.gone));
  }

  async untilReady(command, more = {}) {
    const child = this.start(command, more);
    const failed = child.gone.then((code) => {
      throw new Error(`${command.at(-1)} ended with ${code}`);
    });
    failed.catch(() => {});
    await Promise.race([once(child, 'message'), failed]);
    return child;
  }

  start(command, more = {}) {
    const child = spawn(process.execPath, command, {
      cwd: this.app,
      env: { ...this.env, ...more },
      ...(process.getuid() === 0 && { uid: NOBODY, gid: NOBODY }),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.running.add(child);
    child.gone = once(child, 'exit').then(([code]) => {
      this.running.delete(child);
      return code;
    });
    return child;
  }
}
