// Folders and texts on a port of this machine, for the tools that need pages.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * @param {Record<string, string>} folders addresses that start with a key are files of the folder
 * @param {Record<string, string>} texts addresses that are a key have this text
 * @param {Record<string, string>} headers sent with every answer
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serve(folders, texts = {}, headers = {}) {
  const found = async (path) => {
    if (Object.hasOwn(texts, path)) return texts[path];
    const prefix = Object.keys(folders).find((one) => path.startsWith(one));
    if (prefix === undefined) return null;
    const rest = normalize(`/${path.slice(prefix.length)}`);
    const file = rest.endsWith('/') ? `${rest}index.html` : rest;
    return readFile(join(folders[prefix], file)).catch(() => null);
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname);
    const body = await found(path);
    const type = TYPES[path.endsWith('/') ? '.html' : extname(path)] ?? 'application/octet-stream';
    // As any host of pages does.
    const packs = body !== null && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(body === null ? 404 : 200, {
      'content-type': type,
      'cache-control': 'no-store',
      ...(packs ? { 'content-encoding': 'gzip' } : {}),
      ...headers,
    });
    response.end(packs ? gzipSync(body) : (body ?? ''));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
