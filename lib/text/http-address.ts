import { parseUrl } from './parse-url'

/** True for an absolute address of the web. */
export function isHttpAddress(value: string): boolean {
  return /^https?:$/.test(parseUrl(value)?.protocol ?? '')
}

/** True for an address that is nothing but scheme, host and port. */
export function isOrigin(value: string): boolean {
  return isHttpAddress(value) && new URL(value).href === `${new URL(value).origin}/`
}
