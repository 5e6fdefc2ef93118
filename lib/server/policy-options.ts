import 'server-only'
import { measurementId } from '../config/measurement-id'
import { deferScripts } from './deferred-scripts'
import { readLibraryTexts } from './library-texts'
import { FRAME_PAGE, readBuiltPage } from './next-internals/built-pages'
import type { PolicyOptions } from './page-policy'

/** What every page of this build is allowed. */
export async function readPolicyOptions(): Promise<PolicyOptions> {
  const { inlineScripts } = deferScripts(String(await readBuiltPage(`${FRAME_PAGE}.html`)))
  return {
    trusted: new Set(inlineScripts),
    libraries: readLibraryTexts(measurementId),
    measured: measurementId !== null,
  }
}
