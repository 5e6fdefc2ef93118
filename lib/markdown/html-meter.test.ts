import { createHtmlMeter } from './html-meter'

/** What a meter reports of fragments, one after the other: elements and offset of each part. */
function reports(...fragments: string[]): string[][] {
  const meter = createHtmlMeter()
  return fragments.map((html) => {
    const said: string[] = []
    meter.read(html, (elements, index) => said.push(`${elements} at ${index}`))
    return said
  })
}

test('each tag and each text counts once while nothing is open', () => {
  expect(reports('<p>a</p>')).toEqual([['1 at 0', '1 at 3', '1 at 4']])
})

test('formatting that is open counts again with each part that follows, until it is closed', () => {
  expect(reports('<b><I>a</i></B>b')).toEqual([
    ['1 at 0', '2 at 3', '3 at 6', '3 at 7', '2 at 11', '1 at 15'],
  ])
})

test('what is open stays open in the next fragment', () => {
  expect(reports('<b><em>', 'a</em>', 'b')).toEqual([['1 at 0', '2 at 3'], ['3 at 0', '3 at 1'], ['2 at 0']])
})

test('a tag that closes what was never opened, or was closed already, closes nothing', () => {
  expect(reports('</b></i>a<b></b></b>a')).toEqual([
    ['1 at 0', '1 at 4', '1 at 8', '1 at 9', '2 at 12', '1 at 16', '1 at 20'],
  ])
})

test('other elements are not opened again by parsers', () => {
  expect(reports('<div><span>a')).toEqual([['1 at 0', '1 at 5', '1 at 11']])
})

test('as many as are open are known', () => {
  const meter = createHtmlMeter()
  meter.read('<b><b></b><code>', () => undefined)
  expect(meter.open()).toBe(2)
})
