import { rawRequest } from '../raw-request'

/** The host of `url` in e2e/content/site.ts. */
export const HOST = 'www.inesprueba.example'
export const ARTICLE = '/article/texto-con-notas'

type Asked = NonNullable<Parameters<typeof rawRequest>[2]>

/** Sends a request with the site's host name, and with path and headers unchanged. */
export function askFor(base: string, target: string, { headers, ...asked }: Asked = {}) {
  return rawRequest(base, target, { ...asked, headers: { host: HOST, ...headers } })
}
