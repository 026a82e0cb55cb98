import { ready, ReadyParts } from './ready-parts';

const whole = (pieces: (string | Uint8Array)[]) =>
  Buffer.concat(pieces.map((piece) => Buffer.from(piece as string))).toString();

describe('ready parts of a page', () => {
  test('stand where their marks were', () => {
    const parts = new ReadyParts();
    const [lion, giraffe] = [parts.mark(ready('Löwe')), parts.mark(ready('Gi'), 'raffe')];
    expect(whole(parts.fill(`<p>${giraffe}</p><p>${lion}</p>`))).toBe('<p>Giraffe</p><p>Löwe</p>');
  });

  test('leave other comments alone, and a page without marks as it is', () => {
    const parts = new ReadyParts();
    parts.mark('unused');
    expect(whole(parts.fill('<p>a<!-- -->b<!--$--></p>'))).toBe('<p>a<!-- -->b<!--$--></p>');
  });
});
