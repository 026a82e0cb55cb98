import { Socket } from 'node:net';

/**
 * What a connection to PostgreSQL goes over. Asked to choose by itself, pg first finds out whether it runs
 * at Cloudflare, by loading all of Node's fetch(): a noticeable part of a start and of the memory.
 */
export const plainSocket = () => new Socket();
