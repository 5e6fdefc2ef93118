import { ownerText } from './owner-text'
import { problemsOf } from './problems'

function faultOf(bytes: Buffer): unknown {
  try {
    return ownerText('content/a.md', bytes)
  } catch (error) {
    return problemsOf(error)
  }
}

test.each(['', 'Título en español: ¿«ñ»? 中文 😀\n', '\ufeffCon marca\r\n', 'Con el signo \ufffd escrito'])(
  '%j is read unchanged',
  (text) => expect(ownerText('content/a.md', Buffer.from(text))).toBe(text),
)

test.each([
  ['little', (text: Buffer) => text],
  ['big', (text: Buffer) => text.swap16()],
])('UTF-16 %s endian is reported, at its beginning', (_end, order) => {
  expect(faultOf(order(Buffer.from('\ufeffHola', 'utf16le')))).toMatchObject([
    { place: { line: 1, column: 1 }, message: "is not UTF-8, so that its letters can't be read" },
  ])
})
