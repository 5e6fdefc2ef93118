import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:http2'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { freePort } from '../../lib/cli/running-site'
import { nginxFolder, runNginx } from '../nginx'
import { rawRequest } from '../raw-request'
import { has, missing, NGINX, OPENSSL } from '../programs'
import { makeCertificate } from '../unit/certificate'

const ROOT = path.resolve(__dirname, '../..')
const NAME = 'www.example.com'
const HAS_IPV6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
)

let site: Server
let ports: { http: number; https: number }
let stop: (() => Promise<void>) | undefined

/** Returns both configuration files, edited as their comments say, with ports of this machine. */
function servers(folder: string, upstream: string): string {
  const certificate = `ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem;`
  const main = readFileSync(path.join(ROOT, 'lib/server/nginx.conf'), 'utf8')
    .replace('listen 80 default_server;', 'listen 443 ssl http2 default_server; ssl_reject_handshake on;')
    .replace('listen [::]:80 default_server;', 'listen [::]:443 ssl http2 default_server;')
    .replace(/listen \[::\]:80; .*443 ssl http2; for visitors with IPv6/, 'listen [::]:443 ssl http2;')
    .replace(/listen 80; .*443 ssl http2, with your certificate/, `listen 443 ssl http2; ${certificate}`)
    .replace('127.0.0.1:3000', upstream)
    .replace('/var/cache/nginx/portfolio', `${folder}/cache`)
  const tls = readFileSync(path.join(ROOT, 'lib/server/deploy/nginx-tls.conf'), 'utf8').replaceAll(
    /ssl_certificate(_key)? .*$/gm,
    (line) => `${line.split(' ')[0]} ${folder}/${line.includes('_key') ? 'key' : 'cert'}.pem;`,
  )
  const both = `${main}\n${tls}`
  return (HAS_IPV6 ? both : both.replaceAll(/^ *listen \[::\].*$/gm, ''))
    .replaceAll(/\blisten \[::\]:443\b/g, `listen [::1]:${ports.https}`)
    .replaceAll(/\blisten \[::\]:80\b/g, `listen [::1]:${ports.http}`)
    .replaceAll(/\blisten 443\b/g, `listen 127.0.0.1:${ports.https}`)
    .replaceAll(/\blisten 80\b/g, `listen 127.0.0.1:${ports.http}`)
}

test.beforeAll(async () => {
  test.skip(!has(NGINX), missing(NGINX))
  test.skip(!has(OPENSSL), missing(OPENSSL))
  site = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<p>hola</p>'),
  )
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  ports = { http: await freePort(), https: await freePort() }
  const folder = nginxFolder()
  const { key, cert } = makeCertificate()
  writeFileSync(path.join(folder, 'key.pem'), key)
  writeFileSync(path.join(folder, 'cert.pem'), cert)
  const upstream = `127.0.0.1:${(site.address() as AddressInfo).port}`
  stop = await runNginx({
    folder,
    servers: servers(folder, upstream),
    probe: `http://127.0.0.1:${ports.http}`,
  })
})

test.afterAll(async () => {
  await stop?.()
  site?.close()
})

const options = (servername: string) => ({
  servername,
  rejectUnauthorized: false, // self-signed certificate
})

test('a browser uses HTTP/2', async () => {
  const session = connect(`https://127.0.0.1:${ports.https}`, options(NAME))
  const stream = session.request({ ':path': '/', ':authority': NAME })
  const status = new Promise((resolve) => stream.once('response', (headers) => resolve(headers[':status'])))
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  expect([session.alpnProtocol, await status, Buffer.concat(chunks).toString()]).toEqual([
    'h2',
    200,
    '<p>hola</p>',
  ])
  session.close()
})

/**
 * Sends a request over HTTP/1.1.
 * @returns null if the handshake is refused
 */
function ask(
  host: string,
  address = '127.0.0.1',
): Promise<{ status: number; location?: string; security?: string } | null> {
  return new Promise((resolve) => {
    request(
      { host: address, port: ports.https, path: '/articles?a=1', headers: { host }, ...options(host) },
      (response) => {
        const { location, 'strict-transport-security': security } = response.headers
        response.resume()
        resolve({ status: response.statusCode ?? 0, location, security })
      },
    )
      .on('error', () => resolve(null))
      .end()
  })
}

test('clients without HTTP/2 work too, the name without www redirects, and unknown names get no certificate', async () => {
  expect(await ask(NAME)).toMatchObject({ status: 200 })
  expect(await ask('example.com')).toEqual({
    status: 301,
    location: `https://${NAME}/articles?a=1`,
    security: 'max-age=63072000',
  })
  expect(await ask('evil.example')).toBeNull()
})

test('plain http redirects to https under either name', async () => {
  for (const host of [NAME, 'example.com']) {
    const { status, headers } = await rawRequest(`http://127.0.0.1:${ports.http}`, '/about', {
      headers: { host },
    })
    expect([status, headers.location], host).toEqual([301, `https://${NAME}/about`])
  }
})

test('a visitor on IPv6 gets the same responses', async () => {
  test.skip(!HAS_IPV6, 'this machine has no IPv6')
  expect(await ask(NAME, '::1')).toMatchObject({ status: 200 })
  expect(await ask('example.com', '::1')).toMatchObject({
    status: 301,
    location: `https://${NAME}/articles?a=1`,
  })
  expect(await ask('evil.example', '::1')).toBeNull()
})
