/**
 * Paths of pages that content decides about: each is looked up before a page is rendered for it, or served from memory. Pages
 * of other paths are there whatever the content is.
 */
const LOOKED_UP =
  /^\/(?:(?:en\/)?(?:article|project)|articles|contacto\/articulo|en\/contact\/article|etiqueta|preview|serie)\//

/** Whether ./resolve-pathname.ts has to say what a path leads to. */
export function isLookedUp(pathname: string): boolean {
  return LOOKED_UP.test(pathname)
}
