import { createHtmlMeter } from './html-meter'

/** How many elements each part of a text in HTML may produce, and how many stay open. */
function measured(...texts: string[]) {
  const meter = createHtmlMeter()
  const parts: [elements: number, index: number][] = []
  for (const text of texts) meter.read(text, (...part) => parts.push(part))
  return { parts, open: meter.open() }
}

test('each part is one element, with those that are opened again in it', () => {
  expect(measured('<b>a<p>')).toEqual({
    parts: [
      [1, 0],
      [2, 3],
      [2, 4],
    ],
    open: 1,
  })
})

test('formatting is open until it is closed, also in a later text', () => {
  expect(measured('<b><i>').open).toBe(2)
  expect(measured('<b><b>', '</b>').open).toBe(1)
  expect(measured('<b></b><i></i>').open).toBe(0)
})

test('an end without a beginning closes nothing', () => {
  expect(measured('</b>').open).toBe(0)
  expect(measured('<i></b></b>').open).toBe(1)
  expect(measured('<b></b></b><b>').open).toBe(1)
})

test('other elements are not opened again', () => {
  expect(measured('<p><div><span>').open).toBe(0)
})

test('elements in code count as well', () => {
  expect(measured('<code><b>')).toEqual({
    parts: [
      [1, 0],
      [2, 6],
    ],
    open: 2,
  })
})
