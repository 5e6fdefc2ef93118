import 'server-only'
import { analyticsHosts } from '../analytics/service'
import { analytics, measurementId } from '../analytics/setting'
import { deferScripts } from './deferred-scripts'
import { readLibraryTexts } from './library-texts'
import { readBuiltPage } from './next-internals/built-pages'
import { NOT_FOUND_PAGE } from './next-internals/page-names'
import type { PolicyOptions } from './page-policy'

/**
 * Reads the policy options of this build. The inline scripts of the page without content are those that every page has.
 */
export async function readPolicyOptions(): Promise<PolicyOptions> {
  const { inlineScripts, accentStyles } = deferScripts(String(await readBuiltPage(`${NOT_FOUND_PAGE}.html`)))
  return {
    trusted: new Set(inlineScripts),
    accentStyles,
    libraries: readLibraryTexts(measurementId),
    hosts: analyticsHosts(analytics),
  }
}
