import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLetter } from './letter.mjs';

const MOST = 1000;

/** The letters of a folder: one .eml file each, whose name sorts by time. */
export class Store {
  #folder;
  #read = new Map();
  #count = 0;

  constructor(folder) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#folder = folder;
  }

  /** Keeps a letter as it came, with the envelope's recipients on top, for a blind copy is named nowhere else. */
  async add(source, { from, to }) {
    const id = `${new Date().toISOString().replace(/\D/g, '')}-${String(this.#count++).padStart(6, '0')}`;
    const envelope = `X-Envelope-From: ${from}\r\nX-Envelope-To: ${to.join(', ')}\r\n`;
    const draft = join(this.#folder, `${id}.draft`);
    writeFileSync(draft, Buffer.concat([Buffer.from(envelope), source]), { mode: 0o600 });
    renameSync(draft, this.#fileOf(id));
    for (const old of this.ids().slice(MOST)) this.#remove(old);
    return this.letter(id);
  }

  /** Newest first. */
  ids() {
    const names = readdirSync(this.#folder).filter((name) => name.endsWith('.eml'));
    return names
      .map((name) => name.slice(0, -4))
      .sort()
      .reverse();
  }

  all() {
    return Promise.all(this.ids().map((id) => this.letter(id)));
  }

  /** A letter, or undefined where there is none. */
  letter(id) {
    if (!this.#read.has(id) && this.ids().includes(id))
      this.#read.set(id, readLetter(id, this.source(id)));
    return this.#read.get(id);
  }

  source(id) {
    return readFileSync(this.#fileOf(id));
  }

  clear() {
    for (const id of this.ids()) this.#remove(id);
  }

  #remove(id) {
    this.#read.delete(id);
    rmSync(this.#fileOf(id), { force: true });
  }

  #fileOf(id) {
    return join(this.#folder, `${id}.eml`);
  }
}
