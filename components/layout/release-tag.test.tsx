import { render } from '@testing-library/react'
import { getReleaseTag } from '@/lib/pages/newest-tag'
import { ReleaseTag } from './release-tag'

jest.mock('@/lib/pages/newest-tag', () => ({ getReleaseTag: jest.fn() }))

test.each([
  [{ state: 'found', name: 'v1.2.1' }, 'v1.2.1'],
  [{ state: 'none' }, 'Sin versiones'],
  [{ state: 'failed' }, 'Error: Error al obtener los tags'],
] as const)('§2 Footer: the release tag in the state %j shows %p', async (tag, text) => {
  jest.mocked(getReleaseTag).mockResolvedValue(tag)
  expect(render(await ReleaseTag()).container).toHaveTextContent(text)
})
