import { renderToString } from 'react-dom/server';
import { useTranslation } from './context';
import { createTranslator, overlay, pick } from './translate';

describe('texts', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  beforeEach(() => warn.mockClear());
  afterAll(() => warn.mockRestore());

  test('placeholders are filled, unknown ones stand', () => {
    const t = createTranslator('de', { hello: 'Hallo {name}, {rest}' });
    expect(t('hello', { name: 'Ada' })).toBe('Hallo Ada, {rest}');
  });

  test('a missing key falls back to English, with one warning for key and language', () => {
    const t = createTranslator('de', {}, { only: { english: 'Hello' } });
    expect([t('only.english'), t('only.english')]).toEqual(['Hello', 'Hello']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('a key that English lacks too is shown as it is, with one warning', () => {
    const t = createTranslator('fr', {}, {});
    expect([t('nowhere.at.all'), t('nowhere.at.all')]).toEqual([
      'nowhere.at.all',
      'nowhere.at.all',
    ]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('what every object has is not a text', () => {
    const t = createTranslator('es', {}, {});
    expect(t('constructor')).toBe('constructor');
    expect(t('__proto__.toString')).toBe('__proto__.toString');
  });

  test('only the named parts go along with an island', () => {
    const catalogue = {
      deals: { card: { view: 'View' }, list: { title: 'Deals' } },
      admin: { a: 'b' },
    };
    expect(pick(catalogue, ['deals.card', 'nothing.here'])).toEqual({
      deals: { card: { view: 'View' } },
    });
  });

  test('a catalogue over another lets through what it lacks', () => {
    expect(overlay({ a: { b: '1', c: '2' } }, { a: { c: '3' } })).toEqual({
      a: { b: '1', c: '3' },
    });
  });

  test('using the texts outside their provider is an error', () => {
    const Lost = () => <p>{useTranslation().t('x')}</p>;
    expect(() => renderToString(<Lost />)).toThrow('outside its TranslationProvider');
  });
});
