import { BusyError, createTaskQueue } from './image-cache'

/** Tasks that the test completes itself, in the order in which they started. */
function heldTasks() {
  const running: (() => void)[] = []
  const task = () => new Promise<string>((resolve) => running.push(() => resolve('done')))
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { running, task, settle }
}

test('a limited number of tasks runs concurrently, the others wait', async () => {
  const { running, task, settle } = heldTasks()
  const inQueue = createTaskQueue({ atOnce: 2, waiting: 10 })
  const all = Array.from({ length: 7 }, () => inQueue(task))
  for (const begun of [2, 3, 4, 5, 6, 7, 7]) {
    await settle()
    expect(running).toHaveLength(begun)
    running[begun - 2]?.()
  }
  running.forEach((end) => end())
  expect(await Promise.all(all)).toEqual(Array(7).fill('done'))
})

test('a full queue rejects at once, and accepts tasks again when there is space', async () => {
  const { running, task, settle } = heldTasks()
  const inQueue = createTaskQueue({ atOnce: 2, waiting: 3 })
  const taken = Array.from({ length: 5 }, () => inQueue(task))
  await settle()
  await expect(inQueue(task)).rejects.toThrow(BusyError)
  running[0]?.()
  await settle()
  taken.push(inQueue(task))
  for (let round = 0; round < 6; round += 1) {
    running.forEach((end) => end())
    await settle()
  }
  expect(await Promise.all(taken)).toHaveLength(6)
})

test('a failed task frees its slot', async () => {
  const inQueue = createTaskQueue({ atOnce: 1, waiting: 1 })
  await expect(inQueue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inQueue(async () => 'next')).toBe('next')
})
