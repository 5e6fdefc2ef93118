import { safeJson } from './safe-json'

test('no text can end the script element or open a comment, and reads back unchanged', () => {
  const data = { title: '</script><script>alert(1)</script><!-- & "comillas"' }
  expect(safeJson(data)).not.toMatch(/[<>&]/)
  expect(JSON.parse(safeJson(data))).toEqual(data)
})
