import 'server-only'
import pLimit from 'p-limit'
import { processWide } from '../config/process-wide'

/** Too much is waiting already; asking again a little later may help. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/** By name: Next bundles route handlers apart, each with a class of its own, and the queues belong to all of them. */
export function isBusyError(error: unknown): boolean {
  return error instanceof Error && error.name === 'BusyError'
}

export type TaskQueue = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Runs tasks in turn, so many at once.
 * @returns a function that runs a task and answers with its result, or rejects with a BusyError when the queue is full
 */
export function createTaskQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): TaskQueue {
  const limit = pLimit(atOnce)
  return async (task) => {
    if (limit.pendingCount >= waiting) throw new BusyError(`${waiting} tasks are waiting`)
    return limit(task)
  }
}

/** Conversions keep a core busy each: no more than two, whatever visitors ask for. */
export const inConversionQueue: TaskQueue = (task) =>
  processWide('image-conversions', () => createTaskQueue({ atOnce: 2, waiting: 100 }))(task)

/** Originals are held in memory until they are converted: at most four, of up to 8 MB each. */
export const inOriginalsQueue: TaskQueue = (task) =>
  processWide('image-originals', () => createTaskQueue({ atOnce: 4, waiting: 100 }))(task)
