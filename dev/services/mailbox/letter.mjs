import PostalMime from 'postal-mime';

/** A raw mail as people and tests want to see it. */
export async function readLetter(id, source) {
  const mail = await PostalMime.parse(source);
  const headers = collect(mail.headers);
  const to = addresses(mail.to);
  return {
    id,
    date: mail.date ?? null,
    to: to.length ? to : headers['x-envelope-to'].split(', '),
    from: mail.from?.address ?? headers['x-envelope-from'],
    replyTo: addresses(mail.replyTo)[0] ?? null,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    links: links(mail),
    headers,
  };
}

const addresses = (list = []) =>
  list.flatMap((entry) => entry.group ?? entry).map((entry) => entry.address);

// A header that comes twice is joined, as HTTP does it.
function collect(list) {
  const headers = {};
  for (const { key, value } of list)
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  return headers;
}

// In the order of the letter: the first is the one it is about.
function links({ html = '', text = '' }) {
  const inHtml = [...html.matchAll(/<a\b[^>]*?\shref="(https?:[^"]+)"/gi)].map(([, link]) =>
    link.replaceAll('&amp;', '&'),
  );
  const inText = text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  return [...new Set([...inHtml, ...inText])];
}
