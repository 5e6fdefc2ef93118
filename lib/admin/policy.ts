import type { AdminSettings } from '../site/owner-schema'

/**
 * Creates the Content-Security-Policy of the editor: the scripts of this site, and no other host than the one that has
 * the repository. Pictures that aren't saved yet are `blob:`; the editor writes its styles itself.
 */
export function adminPolicy(settings: AdminSettings): string {
  const host = settings.backend === 'test-repo' ? null : new URL(apiRoot(settings)).origin
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', 'data:', ...(host ? [host] : [])],
    'worker-src': ["'self'", 'blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Returns the address of the interface of a Git server. */
export function apiRoot({ backend, host }: Exclude<AdminSettings, { backend: 'test-repo' }>): string {
  if (backend === 'gitea') return `https://${host}/api/v1`
  if (backend === 'gitlab') return `https://${host}/api/v4`
  return host === 'github.com' ? 'https://api.github.com' : `https://${host}/api/v3`
}
