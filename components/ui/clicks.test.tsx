import { isPlainClick, opensLink } from './clicks'

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test('only a plain left click opens a link in this tab', () => {
  expect(isPlainClick(plain)).toBe(true)
  for (const button of [1, 2, 3]) expect(isPlainClick({ ...plain, button })).toBe(false)
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const)(
  'with %s the browser handles the click',
  (key) => {
    expect(isPlainClick({ ...plain, [key]: true })).toBe(false)
  },
)

test.each([
  ['<a href="/b"><b>x</b></a>', true],
  ['<a href="/b" target="_blank"><b>x</b></a>', false],
  ['<a href="/b" aria-disabled="true"><b>x</b></a>', false],
  ['<a><b>x</b></a>', false],
  ['<p><b>x</b></p>', false],
])('whether a click on %s is handled as a link: %s', (html, expected) => {
  document.body.innerHTML = html
  const seen: boolean[] = []
  document.addEventListener('click', (event) => seen.push(opensLink(event)), { once: true })
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(seen).toEqual([expected])
})
