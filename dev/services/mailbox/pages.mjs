/** Everything a letter says goes through here before it meets HTML. */
const escape = (text) =>
  String(text ?? '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const frame = (title, body, head = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="stylesheet" href="/style.css">
${head}</head>
<body>
${body}
</body>
</html>`;

const time = (date) =>
  date
    ? `<time datetime="${escape(date)}">${escape(new Date(date).toLocaleString('en-GB'))}</time>`
    : '';

/** The list of letters; it looks for new ones by itself. */
export function listPage(letters) {
  const rows = letters.map(
    ({
      id,
      to,
      subject,
      date,
    }) => `<li><a href="/mail/${id}"><strong>${escape(subject || '(no subject)')}</strong>
<span>to ${escape(to.join(', '))}</span> ${time(date)}</a></li>`,
  );
  const list = rows.length
    ? `<ol class="letters">${rows.join('\n')}</ol>`
    : '<p class="empty">No mail yet. What the site sends appears here.</p>';
  const title = letters.length ? `Mailbox (${letters.length})` : 'Mailbox';
  const body = `<header><h1>${title}</h1><p>Everything the site has sent. Nothing leaves this machine.</p></header>\n<main>${list}</main>`;
  return frame(title, body, '<meta http-equiv="refresh" content="5">\n');
}

/** One letter: its head, its links, its HTML in a box of its own, its text. */
export function letterPage({ id, subject, from, replyTo, to, date, links, html, text }) {
  const facts = [
    ['From', from],
    ['Reply to', replyTo],
    ['To', to.join(', ')],
  ].filter(([, value]) => value);
  const body = `<header><p><a href="/">All mail</a></p><h1>${escape(subject || '(no subject)')}</h1>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escape(value)}</dd>`).join('')}</dl><p>${time(date)}</p></header>
<main>
${html ? `<h2>HTML</h2><iframe src="/mail/${id}/html" title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>` : ''}
${text ? `<h2>Text</h2><pre>${escape(text)}</pre>` : ''}
${links.length ? `<h2>Links</h2><ul>${links.map((link) => `<li><a href="${escape(link)}" rel="noreferrer">${escape(link)}</a></li>`).join('')}</ul>` : ''}
<p><a href="/mail/${id}/source">Source</a></p>
</main>`;
  return frame(subject || 'Mail', body);
}

export const missingPage = () =>
  frame('No such mail', '<header><p><a href="/">All mail</a></p><h1>No such mail</h1></header>');

/** The letter's own HTML; links open in a tab of their own. */
export const htmlPage = ({ html }) => `<!doctype html><base target="_blank">${html}`;
