import { COUNTERS } from './counters'

test('one subscriber is no plural', () => {
  expect(COUNTERS.subscribers(1)).toMatch(/^1 suscriptor en total/)
  for (const count of [0, 2])
    expect(COUNTERS.subscribers(count)).toMatch(new RegExp(`^${count} suscriptores en`))
})
