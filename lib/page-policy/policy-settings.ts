import { accentStyle } from '../config/accent-style'
import { measurementId } from '../config/measurement-id'
import { owner } from '../config/owner'
import type { PolicySettings } from './policy'

/** Returns what the owner's settings allow beyond the site itself. */
export function policySettings(): PolicySettings {
  return { accentStyle: accentStyle(owner.site.accent ?? null), measurementId }
}
