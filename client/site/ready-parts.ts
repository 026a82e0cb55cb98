/** A piece of a page: text, or bytes that were made of text before. */
export type Piece = string | Uint8Array;

/**
 * Parts of a page that were drawn for another one before. They are kept as bytes and put into the page
 * at its very end: joining and encoding the same text again costs more than drawing the rest.
 */
export class ReadyParts {
  private readonly parts: Piece[][] = [];

  /** A mark for these pieces. Nobody's text is mistaken for one: `<` is escaped in all of them. */
  mark(...pieces: Piece[]): string {
    return `<!--${this.parts.push(pieces) - 1}-->`;
  }

  /** The text with the pieces where their marks stand. */
  fill(text: string): Piece[] {
    return text
      .split(/<!--(\d+)-->/)
      .flatMap((piece, at) => (at % 2 ? this.parts[Number(piece)] : piece));
  }
}

const encoder = new TextEncoder();

/** Text to bytes, once. */
export const ready = (text: string): Uint8Array => encoder.encode(text);
