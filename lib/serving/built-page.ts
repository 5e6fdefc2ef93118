import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { measurementId } from '../analytics/measurement-id'
import { env } from '../env'
import { processWide } from '../process-wide'
import { inlineScripts, isDataCall } from './inline-scripts'
import { pagePolicy, type PolicyOptions } from './page-policy'

/** The one page without content from anywhere: what stands in it, beside data, is the frame of all pages. */
const FRAME = '_not-found'

/** A page as it was built, for answers that are made without Next. @param name as in `.next/server/app` */
export function readBuiltPage(name: string): Promise<string> {
  return processWide(`built ${name}`, () =>
    readFile(path.join(process.cwd(), env.NEXT_DIST_DIR, 'server', 'app', `${name}.html`), 'utf8'),
  )
}

/** What every page of this build is allowed. */
export async function policyOptions(): Promise<PolicyOptions> {
  const scripts = inlineScripts(await readBuiltPage(FRAME))
  return { trusted: new Set(scripts.filter((source) => !isDataCall(source))), measurementId }
}

/** The answer while an article can't be had: whole without JavaScript, kept by nobody. */
export async function unavailableAnswer(): Promise<Response> {
  const html = await readBuiltPage('unavailable')
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(html, await policyOptions()).policy,
      'cache-control': 'no-store',
      'retry-after': '10',
    },
  })
}
