import { Lettering } from './lettering';

describe('lettering', () => {
  const face = new Lettering('fraunces-560');

  test('a text twice as large is twice as wide', () => {
    expect(face.width('Serengeti', 80)).toBeCloseTo(2 * face.width('Serengeti', 40));
  });

  test('pairs that lean towards each other stand closer', () => {
    expect(face.width('To', 100)).toBeLessThan(face.width('T', 100) + face.width('o', 100));
  });

  test('every letter of our four languages is there', () => {
    for (const letter of 'äöüßÄÖÜñÑ¿¡áéíóúàâçèêëîïôùûœŒ«»„“”’…–−€$%')
      expect([letter, face.width(letter, 100) > 0]).toEqual([letter, true]);
  });

  test('lines keep within their width, and what is too much ends in an ellipsis', () => {
    const lines = face.wrap(
      'Nine days from the crater to the coast and back again by train',
      80,
      500,
      3,
    );
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/…$/);
    for (const line of lines) expect(face.width(line, 80)).toBeLessThanOrEqual(500);
  });

  test('one endless word is cut, not lost', () => {
    const [line] = face.wrap('Ü'.repeat(200), 80, 500, 1);
    expect(line).toMatch(/^Ü{3,}…$/);
    expect(face.width(line, 80)).toBeLessThanOrEqual(500);
  });

  test('a text without a single known letter draws nothing', () => {
    expect(face.width('сафари', 80)).toBe(0);
    expect(face.wrap('', 80, 500, 2)).toEqual([]);
  });
});
