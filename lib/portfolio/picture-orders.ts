import 'server-only'
import { sharedStore } from '../cache/cluster'
import { createDataCache, type DataCache } from '../cache/data-cache'
import { processWide } from '../config/process-wide'

const GROUP = 'pictures'

/**
 * An order: remote pictures that were fetched before it are fetched again, by every instance, when they are asked for.
 * Their addresses don't tell whether they are still the same.
 */
export async function orderPictures(): Promise<void> {
  await orders().invalidate(GROUP, await orders().nextTicket())
}

/** Ticket of the last order on any instance; 0 when there was none. */
export function picturesOrderedAt(): number {
  return orders().invalidatedAt(GROUP)
}

/** Each instance has pictures of its own: the orders alone are shared. */
function orders(): DataCache {
  return processWide('picture-orders', () =>
    createDataCache({ groups: [GROUP], shared: sharedStore(), sharesValues: false }),
  )
}
