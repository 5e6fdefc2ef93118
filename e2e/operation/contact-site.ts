import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RunningSite } from '../../lib/cli/running-site'
import { type RawAnswer, rawRequest } from '../raw-request'
import { FIXTURE_DIST, startSite, type Variables } from '../site'

export const FORM = 'application/x-www-form-urlencoded'

type Kept = {
  name: string
  email: string
  kind: string
  text: string
  article: string | null
  language: string
}

/**
 * Starts a site that stores messages in a separate folder. It trusts a proxy, so each test can be another visitor by
 * setting the proxy's header. The per-visitor limits, which are kept per process, then affect only the test that
 * reaches them.
 */
export async function startContactSite(variables: Variables = { TRUST_PROXY: '1' }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'contact-'))
  const running: RunningSite = await startSite(FIXTURE_DIST, { CONTACT_DIR: folder, ...variables })
  const files = () => readdirSync(folder).filter((file) => file.endsWith('.json'))
  return {
    url: running.url,
    output: running.output,
    /** Returns the stored messages. */
    kept: (): Kept[] =>
      files()
        .sort()
        .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Kept),
    forget: () => files().forEach((file) => rmSync(path.join(folder, file))),
    /** Returns the form's signed timestamp, issued by this site. */
    async stamp(): Promise<string> {
      const { bytes } = await rawRequest(running.url, '/contacto')
      return /name="stamp" value="([^"]+)"/.exec(String(bytes))?.[1] ?? ''
    },
    post: (body: string, headers: Record<string, string> = {}, method = 'POST'): Promise<RawAnswer> =>
      rawRequest(running.url, '/contacto/enviar', {
        method,
        body,
        headers: { 'content-type': FORM, ...headers },
      }),
    async stop(): Promise<void> {
      await running.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

export type ContactSite = Awaited<ReturnType<typeof startContactSite>>

/** Returns the fields of a valid form. */
export const goodForm = (stamp: string, text: string) =>
  `name=Ana&email=ana%40correo.example&kind=offer&stamp=${stamp}&message=${text}`
