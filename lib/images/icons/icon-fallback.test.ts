import type { OriginalIcon } from './original-icon'
import { initialsIcon, originalIcon } from './original-icon'
import { getIcon } from './site-icon'

jest.mock('./original-icon', () => ({ originalIcon: jest.fn(), initialsIcon: jest.fn() }))

let count = 0
/** An icon source with a new version; without `draw`, drawing it fails. */
function having(draw: OriginalIcon['draw'] | null): OriginalIcon {
  const broken = () => Promise.reject(new Error('broken'))
  return { version: `v${(count += 1)}`, readSvg: null, draw: draw ?? broken }
}
const drawnAs =
  (text: string): OriginalIcon['draw'] =>
  async () =>
    Buffer.from(text)

/** The icon of a site with this image and these initials. */
async function shown(picture: OriginalIcon, initials: OriginalIcon) {
  jest.mocked(originalIcon).mockResolvedValue(picture)
  jest.mocked(initialsIcon).mockReturnValue(initials)
  const icon = await getIcon('icon-192.png')
  return (
    icon && {
      text: Buffer.from(icon.bytes).toString(),
      version: icon.version,
      isFallback: icon.isFallback,
    }
  )
}

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('an icon is made from the image, with a versioned address', async () => {
  const picture = having(drawnAs('foto'))
  await expect(shown(picture, having(drawnAs('AB')))).resolves.toEqual({
    text: 'foto',
    version: picture.version,
    isFallback: false,
  })
})

test('if the image cannot be read, the initials replace it temporarily', async () => {
  await expect(shown(having(null), having(drawnAs('AB')))).resolves.toEqual({
    text: 'AB',
    version: null,
    isFallback: true,
  })
})

test('if neither can be drawn there is no icon', async () => {
  await expect(shown(having(null), having(null))).resolves.toBeNull()
})
