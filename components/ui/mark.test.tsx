import { render } from '@testing-library/react'
import { Mark } from './mark'

const drawn = (letters: string, icon: string | null = null) =>
  render(<Mark letters={letters} icon={icon} />).container

test('initials, if the name has any', () => {
  expect(drawn('ÑI').querySelector('text')).toHaveTextContent('ÑI')
  expect(drawn('ÑI').querySelector('path')).toBeNull()
})

test('a drawing for a name without a supported letter', () => {
  expect(drawn('').querySelectorAll('path')).toHaveLength(2)
})

test("the owner's icon takes precedence over both, and is decorative beside the name", () => {
  const picture = drawn('ÑI', '/media/icon/icon-192.png').querySelector('img')
  expect(picture).toHaveAttribute('src', '/media/icon/icon-192.png')
  expect(picture).toHaveAttribute('alt', '')
})
