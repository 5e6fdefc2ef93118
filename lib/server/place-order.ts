import 'server-only'
import { revalidatePath } from 'next/cache'
import { findProcessWide } from '../site/process-wide'
import { log } from '../site/log'
import { contentStore } from '../content/content'
import type { OrderTarget } from '../content/order-target'
import { hasPageCache, type PageCache } from './page-cache'

/**
 * Reads what is ordered. When it resolves, the next request of any visitor is answered with content that was read after
 * the order.
 * @returns what was read, or null when the source failed: everything is as before
 */
export async function placeOrder(target: OrderTarget): Promise<string[] | null> {
  if (!(await contentStore().order(target))) return null
  // A request that joins a page which is being made would get what that page shows.
  await (findProcessWide('page-cache') as PageCache | undefined)?.settled()
  // A host that keeps pages by itself doesn't know the version of the content.
  if (!hasPageCache()) revalidatePath('/', 'layout')
  const read = 'article' in target ? ['articles'] : 'projects' in target ? ['projects'] : ['all']
  log('info', 'content.ordered', { read })
  return read
}
