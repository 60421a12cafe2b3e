import { createServer } from 'node:http';

/** `bare-http.ts PORT ADDRESS`: fetches ADDRESS once and serves that response from a minimal server, until its parent exits. */
const [, , port, address = ''] = process.argv;
const body = Buffer.from(await (await fetch(address)).arrayBuffer());
process.on('disconnect', () => process.exit(0));
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
