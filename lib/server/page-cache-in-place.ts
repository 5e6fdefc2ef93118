import { findProcessWide } from '../config/process-wide'

/** Whether pages go through ./page-cache.ts: not while developing, and not with a Next that it doesn't know. */
export function hasPageCache(): boolean {
  return findProcessWide('page-cache') !== undefined
}
