import { Injectable } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import type { ViteDevServer } from 'vite';

type Client = typeof import('../../client/server');

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
}

const ENTRY = 'client/browser/entry.ts';

/** What a document links to: the styles, the entry script, the fonts to fetch early. */
export interface Assets {
  entry: string;
  styles: string[];
  fonts: string[];
}

/**
 * The only way from Nest to React. Built: one CommonJS file and Vite's manifest. In development
 * Vite hands over the modules as they are now, so that an edited page shows without a restart.
 */
@Injectable()
export class ClientDoor {
  private vite?: ViteDevServer;
  private built?: { client: Client; assets: Assets };

  useVite(vite: ViteDevServer) {
    this.vite = vite;
  }

  async open(): Promise<Client> {
    if (this.vite) return (await this.vite.ssrLoadModule('/client/server.tsx')) as Client;
    return this.fromBuild().client;
  }

  assets(): Assets {
    // Vite puts its base before these addresses when it finishes the document.
    if (this.vite) return { entry: `/${ENTRY}`, styles: ['/client/styles/site.css'], fonts: [] };
    return this.fromBuild().assets;
  }

  /** In development Vite adds its own client to a document. */
  async finish(url: string, document: Buffer): Promise<Buffer> {
    if (!this.vite) return document;
    return Buffer.from(await this.vite.transformIndexHtml(url, document.toString()));
  }

  private fromBuild() {
    return (this.built ??= { client: loadClient(), assets: readAssets() });
  }
}

function loadClient(): Client {
  // Resolved at run time: the file is Vite's output and not part of Nest's own build.
  return require(`${process.cwd()}/dist/client/server.js`) as Client;
}

function readAssets(): Assets {
  const file = 'dist/public/assets/manifest.json';
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const entry = manifest[ENTRY];
  const url = (name: string) => `/assets/${name}`;
  const fonts = (entry.assets ?? []).filter((name) => name.endsWith('.woff2'));
  return { entry: url(entry.file), styles: (entry.css ?? []).map(url), fonts: fonts.map(url) };
}
