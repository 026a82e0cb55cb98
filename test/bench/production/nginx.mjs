import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const TEMPS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const configuration = (home, port, ports) => `
worker_processes 1;
daemon off;
pid ${home}/pid;
error_log ${home}/error.log;
events { worker_connections 2048; }
http {
  access_log off;
  ${TEMPS.map((name) => `${name}_temp_path ${home}/${name};`).join('\n  ')}
  upstream web {
    ${ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 64;
    keepalive_timeout 60s;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://web;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_next_upstream error timeout;
    }
  }
}
`;

/** nginx in front of the web processes on these ports. */
export async function balance(port, ports, folder) {
  const home = join(folder, 'nginx');
  mkdirSync(home);
  const file = join(home, 'nginx.conf');
  writeFileSync(file, configuration(home, port, ports));
  const child = spawn('nginx', ['-p', home, '-e', join(home, 'error.log'), '-c', file], {
    stdio: 'inherit',
  });
  const gone = once(child, 'exit');
  const failed = gone.then(([code]) => Promise.reject(new Error(`nginx ended with ${code}`)));
  failed.catch(() => {});
  const answers = async () => {
    const health = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    return health?.ok || (await pause(100).then(answers));
  };
  await Promise.race([answers(), failed]);
  return { stop: () => child.kill('SIGQUIT') && gone };
}
