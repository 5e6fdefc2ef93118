import { aDelivery, HOUR, MINUTE, silentMessageFolder } from '@/e2e/unit/delivery'
import { createMessageFolder } from './message-folder'

const place = silentMessageFolder()

/** A folder that can't store a delivery state while its disk is full. */
function fullFolder() {
  const disk = { isFull: false }
  const folder = createMessageFolder(place)
  const setDelivery: typeof folder.setDelivery = async (...given) => {
    if (disk.isFull) throw new Error('ENOSPC: no space left on device')
    await folder.setDelivery(...given)
  }
  return { disk, folder: { ...folder, setDelivery } }
}

test('while the disk is full nothing is sent, and it is told; then it goes on', async () => {
  const { disk, folder } = fullFolder()
  const world = aDelivery(place, { folder })
  await world.add('a')
  disk.isFull = true
  await world.wake()
  await world.pass(HOUR)
  expect(world.ids()).toEqual([])
  expect(world.reports.at(-1)?.fault).toMatchObject({ message: /ENOSPC/ })
  disk.isFull = false
  await world.pass(MINUTE)
  expect(world.ids()).toEqual(['a'])
  expect(world.reports.at(-1)?.fault).toBeNull()
})

test('a message that was sent when the disk became full is not sent again', async () => {
  const { disk, folder } = fullFolder()
  const world = aDelivery(place, { folder })
  await world.add('a')
  world.answers.push(() => (disk.isFull = true))
  await world.wake()
  await world.pass(HOUR)
  disk.isFull = false
  await world.pass(HOUR)
  expect(world.ids()).toEqual(['a'])
  expect((await folder.find('a'))?.delivery.state).toBe('delivered')
})
