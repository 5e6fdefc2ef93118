import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { measurementId } from '../config/measurement-id'
import { env } from '../config/env'
import { inlineScripts, isDataCall } from './inline-scripts'
import { SCRIPT_LOADER } from './deferred-scripts'
import type { PolicyOptions } from './page-policy'

/** The one page without content from anywhere: what stands in it, beside data, is the frame of all pages. */
const FRAME = '_not-found.html'

/** A file of a page as it was built. @param name as in `.next/server/app` */
export function readBuiltPage(name: string): Promise<Buffer> {
  return readFile(path.join(process.cwd(), env.NEXT_DIST_DIR, 'server', 'app', name))
}

/** What every page of this build is allowed. */
export async function policyOptions(): Promise<PolicyOptions> {
  const scripts = inlineScripts(String(await readBuiltPage(FRAME)))
  return {
    trusted: new Set([SCRIPT_LOADER, ...scripts.filter((source) => !isDataCall(source))]),
    measurementId,
  }
}
