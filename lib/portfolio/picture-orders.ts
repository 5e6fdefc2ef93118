import 'server-only'
import { sharedStore } from '../cache/cluster'
import { createDataCache, type DataCache } from '../cache/data-cache'
import { processWide } from '../config/process-wide'

const GROUP = 'pictures'

/**
 * On-demand revalidation: remote pictures fetched before this call are fetched again, on every instance, at their next
 * request. Their URLs don't tell whether the pictures have changed.
 */
export async function orderPictures(): Promise<void> {
  await orders().invalidate(GROUP, await orders().nextTicket())
}

/** Returns the ticket of the last revalidation of pictures on any instance; 0 when there was none. */
export function picturesOrderedAt(): number {
  return orders().invalidatedAt(GROUP)
}

/** Each instance has its own pictures: only invalidations are shared. */
function orders(): DataCache {
  return processWide('picture-orders', () =>
    createDataCache({ groups: [GROUP], shared: sharedStore(), sharesValues: false }),
  )
}
