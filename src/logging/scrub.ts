const RULES: [RegExp, string][] = [
  // user:password@ inside an address such as postgres://…
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@"'\\]+@/gi, '$1[cut]@'],
  // token=…, "password":"…", cookie: …, also where the JSON around it is escaped once more
  [
    /((?:token|password|passwd|secret|authorization|cookie|altcha|signature)\b\\*["']?\s*[=:]\s*)(\\*["'])?(?:(?:Bearer|Basic)\s+)?(?:[^\s"'\\&,;}\]]+(?:;\s*[^\s"'\\&,;}\]]+)*)/gi,
    '$1$2[cut]',
  ],
  // an address of a person, with the @ plain or as %40
  [/[^\s"\\<>@]{1,64}(?:@|%40)[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi, '[address]'],
];

/**
 * Cuts what no log line may hold: e-mail addresses, passwords, tokens, cookies. Works on the finished
 * line, so that nothing gets round it, whichever part of the program or which library wrote it.
 */
export function scrub(line: string): string {
  return RULES.reduce((text, [what, instead]) => text.replace(what, instead), line);
}
