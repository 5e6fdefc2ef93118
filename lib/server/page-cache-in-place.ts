import { findProcessWide } from '../config/process-wide'

/** Whether pages go through ./page-cache.ts. They don't in development, nor with a Next whose internals are unknown. */
export function hasPageCache(): boolean {
  return findProcessWide('page-cache') !== undefined
}
