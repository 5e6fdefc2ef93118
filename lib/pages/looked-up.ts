/**
 * Paths whose existence depends on content. Each is resolved before its page is rendered or served from memory. Pages
 * of other paths exist whatever the content is.
 */
const LOOKED_UP =
  /^\/(?:(?:en\/)?(?:article|project)|articles|markdown|contacto\/articulo|en\/contact\/article|etiqueta|preview|serie)\//

/** Whether a path has to be resolved by ./resolve-pathname.ts. */
export function isLookedUp(pathname: string): boolean {
  return LOOKED_UP.test(pathname)
}
