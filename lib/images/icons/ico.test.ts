import { toIco } from './site-icon'

test('an icon file lists each image with its size and offset, followed by the data', () => {
  const pictures = [
    { size: 16, png: Buffer.from('uno') },
    { size: 48, png: Buffer.from('cuatro') },
  ]
  const file = toIco(pictures)
  expect([0, 2, 4].map((at) => file.readUInt16LE(at))).toEqual([0, 1, 2])
  const entries = pictures.map((_, index) => {
    const at = 6 + 16 * index
    return {
      sides: [file[at], file[at + 1]],
      colours: [file[at + 2], file[at + 3]],
      planes: file.readUInt16LE(at + 4),
      bits: file.readUInt16LE(at + 6),
      bytes: file.readUInt32LE(at + 8),
      offset: file.readUInt32LE(at + 12),
    }
  })
  const common = { colours: [0, 0], planes: 1, bits: 32 }
  expect(entries).toEqual([
    { ...common, sides: [16, 16], bytes: 3, offset: 38 },
    { ...common, sides: [48, 48], bytes: 6, offset: 41 },
  ])
  expect(file.subarray(38).toString()).toBe('unocuatro')
})
