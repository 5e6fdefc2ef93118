import { parseUrl } from './parse-url'

/** Whether a text is an absolute http(s) URL. */
export function isHttpAddress(value: string): boolean {
  // The URL parser corrects "https:/host", but pages would print it unchanged.
  return /^https?:\/\/[^/]/i.test(value) && parseUrl(value) !== null
}

/** Whether a URL consists of scheme, host and port only. */
export function isOrigin(value: string): boolean {
  return isHttpAddress(value) && new URL(value).href === `${new URL(value).origin}/`
}
