/** The name of the build that made a page, see ./deployment.mjs; null for a page that names none. */
export function buildOfPage(html: string): string | null {
  return /^[^>]*>?\s*<html[^>]* data-dpl-id="([^"]+)"/.exec(html.slice(0, 1_000))?.[1] ?? null
}
