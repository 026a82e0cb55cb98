/**
 * Texts that break out of where they are put, wherever that is careless: markup, attributes, scripts,
 * templates, placeholders, patterns of replacement, XML, spreadsheets, headers, terminals. None is
 * longer than the shortest field that takes a text (100).
 */
export const HOSTILE_TEXTS = [
  `"double" 'single' \`back\` & &amp; &lt; <b>bold</b> \\ \\u0041`,
  `</script><script>window.harmed=1</script><!-- <script> --!>`,
  `"><img src=x onerror="window.harmed=1"><svg onload=window.harmed=1>`,
  `' onmouseover='window.harmed=1' x='</title></textarea></style>`,
  `javascript:window.harmed=1//`,
  `separated\u2028by\u2029these`,
  `لحظة \u202e RTL \u2066evil\u2069 \u200f \ufeff mark`,
  `🦁🇹🇿 👨‍👩‍👧 e\u0301 ｆｕｌｌ 𝕏`,
  `=cmd|' /C calc'!A0`,
  `+1;@SUM(A1:A9)\t-2\t"quoted, "" twice"`,
  `two\r\nlines\nand\rmore\r\nBcc: evil@example.org\r\n\r\n.`,
  `{{7*7}} {{{constructor}}} {{#each this}}{{/each}} {{> layout}}`,
  `{title} {destination} {name} %s %25 \${7*7} $& $1 $$ $' $\` #{7*7}`,
  `]]> <![CDATA[ x ]]> &#x3c;script&#x3e; <?php ?> <!DOCTYPE x>`,
  `bell \u0007 escape \u001b[31m delete \u007f nel \u0085`,
  `__proto__`,
];

/** A harmless text of the same shape: where the hostile one is treated as text, all around it is alike. */
export const harmlessLike = (text: string) => text.replace(/\S/gu, 'x');

/** Line ends as HTML and XML know them. */
export const oneKindOfLineEnd = (text: string) => text.replace(/\r\n?/g, '\n');

/** What XML has no way to write is left out of it. */
export const writableInXml = (text: string) =>
  // eslint-disable-next-line no-control-regex
  oneKindOfLineEnd(text).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');
