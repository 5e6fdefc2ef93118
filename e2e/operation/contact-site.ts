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
 * A site that keeps messages in a folder of its own. Behind a proxy that it trusts every test can be another visitor, by
 * the header that the proxy writes: its limits of a visitor, which belong to the process, are met by none but the test.
 */
export async function startContactSite(variables: Variables = { TRUST_PROXY: '1' }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'contact-'))
  const running: RunningSite = await startSite(FIXTURE_DIST, { CONTACT_DIR: folder, ...variables })
  const files = () => readdirSync(folder).filter((file) => file.endsWith('.json'))
  return {
    url: running.url,
    output: running.output,
    /** The messages on the disk. */
    kept: (): Kept[] =>
      files()
        .sort()
        .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { message: Kept })
        .map(({ message }) => message),
    forget: () => files().forEach((file) => rmSync(path.join(folder, file))),
    /** What a form carries that was sent by this site. */
    async stamp(): Promise<string> {
      const { bytes } = await rawRequest(running.url, '/contacto')
      return /name="stamp" value="([^"]+)"/.exec(String(bytes))?.[1] ?? ''
    },
    post: (body: string, headers: Record<string, string> = {}, method = 'POST'): Promise<RawAnswer> =>
      rawRequest(running.url, '/api/contact', {
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

/** The fields of a form as it should be. */
export const goodForm = (stamp: string, text: string) =>
  `name=Ana&email=ana%40correo.example&kind=offer&stamp=${stamp}&message=${text}`
