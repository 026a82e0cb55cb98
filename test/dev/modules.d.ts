// What dev/ offers to tests written in TypeScript. dev/ itself is plain JavaScript: it runs before anything is installed.
interface ServiceOptions {
  dataDir: string;
  throwAway?: boolean;
  say?: (text: string) => void;
}
interface Service {
  url: string;
  stop(): Promise<void>;
}
interface Server extends Service {
  pid: number;
  failed: Promise<never>;
}

declare module '*/dev/services/postgres.mjs' {
  export function startPostgres(options: ServiceOptions): Promise<Server>;
}
declare module '*/dev/services/redis.mjs' {
  export function startRedis(options: ServiceOptions): Promise<Server>;
}
declare module '*/dev/services/mailbox.mjs' {
  export function startMailbox(options: ServiceOptions): Promise<Service & { mailboxUrl: string }>;
}
declare module '*/dev/app/environment.mjs' {
  export function writeEnvFile(dataDir: string, env: Record<string, string>): void;
}
declare module '*/dev/app/administrator.mjs' {
  export function administrator(
    dataDir: string,
    env: Record<string, string>,
    say: (text: string) => void,
  ): { name: string; password: string };
}
declare module '*/dev/setup/lock-data.mjs' {
  export function lockData(dataDir: string, command: string): () => void;
}
declare module '*/dev/process/identity.mjs' {
  export function birth(pid: number): string;
}
declare module '*/dev/process/ledger.mjs' {
  export function openLedger(folder: string): Promise<void>;
}
