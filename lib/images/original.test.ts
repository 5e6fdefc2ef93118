import { fetchImage } from './fetch-image'
import { fetchOriginal } from './original'

jest.mock('./fetch-image', () => ({
  ...jest.requireActual<object>('./fetch-image'),
  fetchImage: jest.fn(),
}))
jest.mock('../content/source', () => ({ apiBase: 'https://api.example:8443/base' }))

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
const came = (bytes: Buffer, type: string, isTrusted = false) =>
  jest.mocked(fetchImage).mockResolvedValue({ bytes, type, isTrusted })

test('an image is detected by its bytes, whatever its content type; the upstream’s host is allowed even if private', async () => {
  came(PNG, 'text/plain')
  await expect(fetchOriginal('https://otro.example/a')).resolves.toEqual({ isSvg: false, bytes: PNG })
  expect(fetchImage).toHaveBeenCalledWith('https://otro.example/a', 'api.example:8443')
})

test('a vector image is accepted from the upstream only', async () => {
  came(SVG, 'image/svg+xml; charset=utf-8', true)
  await expect(fetchOriginal('https://api.example:8443/a.svg')).resolves.toEqual({ isSvg: true, bytes: SVG })
  const refusal = 'is neither JPEG, PNG, GIF, WebP nor AVIF'
  came(SVG, 'image/svg+xml')
  await expect(fetchOriginal('https://otro.example/a.svg')).rejects.toThrow(refusal)
  came(Buffer.from('hola'), 'image/png', true)
  await expect(fetchOriginal('https://api.example:8443/a.png')).rejects.toThrow(refusal)
})
