/** Returns the deployment id of the build that rendered a page, see ./deployment.mjs; null for a page without one. */
export function buildOfPage(html: string): string | null {
  return /^[^>]*>?\s*<html[^>]* data-dpl-id="([^"]+)"/.exec(html.slice(0, 1_000))?.[1] ?? null
}
