// What a team would write first: Express, one query, renderToString, for each request.
import express from 'express';
import { createRequire } from 'node:module';
import { cardQuery, listPage } from './same-page.mjs';

const client = createRequire(import.meta.url)(`${process.cwd()}/dist/client/server.js`);
const page = listPage(client);
const app = express();
app.get('/deals', async (_req, res) => res.type('html').send(page(await cardQuery())));
app.listen(process.env.PORT, '127.0.0.1', () => process.send('ready'));
