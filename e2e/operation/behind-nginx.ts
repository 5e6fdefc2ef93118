import { hasTool } from '../../lib/cli/system-package'
import { rawRequest } from '../raw-request'

/** The host of `url` in e2e/content/site.ts. */
export const HOST = 'www.inesprueba.example'
export const ARTICLE = '/article/texto-con-notas'

export const hasNginx = () => hasTool('nginx', 'nginx-light')

type Asked = NonNullable<Parameters<typeof rawRequest>[2]>

/** A request for the site's own host, its path and headers as they are. */
export function askFor(base: string, target: string, { headers, ...asked }: Asked = {}) {
  return rawRequest(base, target, { ...asked, headers: { host: HOST, ...headers } })
}
