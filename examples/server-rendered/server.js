// Renders the page for each request, and serves the files of the build.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { render } from './dist/server/render.js';

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const built = (path) => new URL(`./dist/client${path}`, import.meta.url);
const template = readFileSync(built('/index.html'), 'utf8');
const assets = new Set(readdirSync(built('/assets')).map((name) => `/assets/${name}`));

const server = createServer(({ url = '/' }, response) => {
  const [path] = url.split('?');
  if (assets.has(path)) {
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
    response.end(readFileSync(built(path)));
  } else if (path === '/') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(template.replace('<!--app-->', () => render()));
  } else {
    response.writeHead(404).end();
  }
});
server.listen(Number(process.env.PORT ?? 8080), 'localhost', () => console.log(`http://localhost:${server.address().port}`));
