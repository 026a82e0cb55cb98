// A hand-written template literal over the same query: as little work as a rendered list can be.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cardQuery } from './same-page.mjs';

// Everything around the cards is the same text each time, as one would write it into the template.
const [before, , after] = JSON.parse(readFileSync(process.env.SHELL_OF, 'utf8'));

createServer(async (_req, res) => {
  const deals = await cardQuery();
  const now = Date.now();
  const html =
    before +
    deals
      .sort(byPrice)
      .map((deal) => card(deal, now))
      .join('') +
    after;
  res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  res.end(html);
}).listen(process.env.PORT, '127.0.0.1', () => process.send('ready'));

const byPrice = (a, b) => a.discountedPrice - b.discountedPrice;
const escape = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const dollars = (price) => `$${Number(price).toLocaleString('en-US')}`;
const two = (n) => String(n).padStart(2, '0');
const SIZES = '(min-width: 70rem) 22rem, (min-width: 44rem) 45vw, 92vw';
const dates = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

function clock(expiresAt, now) {
  const left = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000));
  const parts = [left / 86400, (left / 3600) % 24, (left / 60) % 60, left % 60];
  return parts.map((part) => two(Math.floor(part))).join(':');
}

const sources = (image) => {
  const name = image.replace(/\.\w+$/, '');
  const set = (format) =>
    [400, 800, 1200].map((width) => `${name}-${width}.${format} ${width}w`).join(', ');
  return `<source type="image/avif" srcSet="${set('avif')}" sizes="${SIZES}"/>
    <source type="image/webp" srcSet="${set('webp')}" sizes="${SIZES}"/>`;
};

const card = (deal, now) => {
  const title = escape(deal.title);
  const place = escape(deal.destination);
  const was = Number(deal.originalPrice);
  const is = Number(deal.discountedPrice);
  const taken = Math.round((1 - deal.spotsLeft / deal.totalSpots) * 100);
  const image = deal.images[0] ?? '/img/cover.webp';
  return `<li><article class="card"><div class="card-cover"><picture>${sources(image)}
    <img src="${image}" alt="Illustration for ${title} in ${place}" width="1200" height="800" decoding="async" loading="lazy"/></picture>
    <p class="badges"><span class="badge">${deal.isUrgent ? 'URGENT' : 'HOT DEAL'}</span>${
      deal.messageTag
        ? `<span class="badge tag"><svg aria-hidden="true"><rect width="100%" height="100%" fill="${deal.messageColor}"/></svg><span>${escape(deal.messageTag)}</span></span>`
        : ''
    }</p></div>
    <div class="card-body"><p class="card-place">${place}</p><h3><a href="/deals/${deal.id}">${title}</a></h3>
    <p class="card-duration">${escape(deal.duration)}</p>
    <ul class="card-highlights">${deal.highlights.map((text) => `<li>${escape(text)}</li>`).join('')}</ul>
    <div class="card-foot"><div class="price"><p class="price-line"><strong>${dollars(is)}</strong> <s>${dollars(was)}</s></p>
    <p class="price-saved">${Math.round(((was - is) / was) * 100)}% off · You save ${dollars(was - is)}</p></div>
    <p class="countdown"><span class="clock">${clock(deal.expiresAt, now)}</span>
    <time dateTime="${deal.expiresAt}">Expires ${dates.format(Date.parse(deal.expiresAt))}</time></p>
    <div class="spots"><p>${deal.spotsLeft} of ${deal.totalSpots} spots left</p><progress max="100" value="${taken}"></progress></div>
    <span class="button card-button">View deal</span></div></div></article></li>`;
};
